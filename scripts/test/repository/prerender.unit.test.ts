import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

// Here and not beside the page, because tests there always have a browser's globals.
it("the caption checker is loaded and rendered without a browser", async () => {
  expect(typeof window).toBe("undefined");
  const page = (await import(fromRoot("web/src/app/routes/check.tsx"))) as { default: ComponentType };
  const html = renderToString(createElement(StaticRouter, { location: "/check" }, createElement(page.default)));
  expect(html).toContain("Check a caption</h1>");
  expect(html).toContain("<textarea");
});
