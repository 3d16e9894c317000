import { expect, test } from "vitest";
import { parseForm } from "./form.ts";

test("names in brackets become nested objects", () => {
  expect(
    parseForm(
      "customer=cus_1&items[0][price]=p&items[0][quantity]=2&payment_settings[save_default_payment_method]=on_subscription",
    ),
  ).toEqual({
    customer: "cus_1",
    items: [{ price: "p", quantity: "2" }],
    payment_settings: { save_default_payment_method: "on_subscription" },
  });
});

test("lists keep their order, with and without numbers", () => {
  expect(parseForm("expand[]=a&expand[]=b")).toEqual({ expand: ["a", "b"] });
  expect(parseForm(Array.from({ length: 12 }, (_, index) => `expand[${index}]=v${index}`).join("&"))["expand"]).toEqual(
    Array.from({ length: 12 }, (_, index) => `v${index}`),
  );
});

test("encoded brackets, spaces and umlauts are decoded", () => {
  expect(parseForm("metadata%5Bname%5D=J%C3%BCrgen+K")).toEqual({ metadata: { name: "Jürgen K" } });
});

test("an empty value is kept", () => {
  expect(parseForm("cancel_at=")).toEqual({ cancel_at: "" });
});

test("names such as __proto__ are ignored", () => {
  parseForm("__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1");
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(parseForm("a[constructor]=1")).toEqual({});
});
