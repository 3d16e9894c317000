import { expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";

const html = '<main class="card sm:p-6 [&amp;_li]:mt-1"><p class="w-1/2">x</p></main>';

it("keeps the rules whose classes the page has, and those without a class", () => {
  expect(criticalCss("p{margin:0}.card{color:red}.dialog{color:blue}.card .dialog{top:0}", html)).toBe(
    "p{margin:0}.card{color:red}",
  );
  expect(criticalCss(".dialog,.card{top:0}", html)).toBe(".dialog,.card{top:0}");
});

it("reads escaped names, also with brackets, slashes and commas", () => {
  const css = String.raw`.sm\:p-6{padding:1px}.w-1\/2{width:50%}.\[\&_li\]\:mt-1 li{margin:1px}.lg\:p-6{padding:2px}`;
  expect(criticalCss(css, html)).toBe(
    String.raw`.sm\:p-6{padding:1px}.w-1\/2{width:50%}.\[\&_li\]\:mt-1 li{margin:1px}`,
  );
});

it("looks into conditions, drops those that became empty, and keeps the order of the layers", () => {
  const css =
    "@layer base,utilities;@layer utilities{.dialog{top:0}@media (width>1px){.card{top:0}}}@media print{.dialog{top:0}}";
  expect(criticalCss(css, html)).toBe("@layer base,utilities;@layer utilities{@media (width>1px){.card{top:0}}}");
});

it("does not ask for a class that a selector only excludes or has as an alternative", () => {
  const css = ".card:not(.dialog){top:0}.card:is(.a,.b:not(.c)) p{top:0}";
  expect(criticalCss(css, html)).toBe(css);
});

it("keeps nested rules whole, and reads strings and comments with brackets", () => {
  const css = '.card{content:"}";&:hover{color:red}}/* } */.dialog{content:"{"}p{top:0}';
  expect(criticalCss(css, html)).toBe('.card{content:"}";&:hover{color:red}}p{top:0}');
});

it("keeps only the animations and properties that are used", () => {
  const css =
    ".card{animation:spin 1s;top:var(--used)}@keyframes spin{to{top:0}}@keyframes pulse{to{top:0}}@property --used{inherits:false}@property --other{inherits:false}";
  expect(criticalCss(css, html)).toBe(
    ".card{animation:spin 1s;top:var(--used)}@keyframes spin{to{top:0}}@property --used{inherits:false}",
  );
});
