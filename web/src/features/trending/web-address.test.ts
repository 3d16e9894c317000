import { expect, it } from "vitest";
import { webAddress } from "./web-address.ts";

it("lets web pages through", () => {
  expect(webAddress("https://trends.example/now?a=b")).toBe("https://trends.example/now?a=b");
});

it.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "//trends.example", "/local", ""])(
  "refuses %j",
  (url) => {
    expect(webAddress(url)).toBeNull();
  },
);
