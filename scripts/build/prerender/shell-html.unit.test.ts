import { expect, it } from "vitest";
import { previewOf, shellHtml } from "./shell-html.ts";

const shell = `<head><script type="module" crossorigin src="/entry.js"></script>
<link rel="modulepreload" crossorigin href="/a.js">
<link rel="modulepreload" crossorigin href="/b.js">
<link rel="stylesheet" crossorigin href="/all.css">
<script data-visitor="/auth.js">run()</script></head><body><div id="root"></div></body>`;

it("the keyword can be typed and sent in the preview; its other controls are disabled", () => {
  expect(
    previewOf(
      '<button class="flex disabled:opacity-55 p-2" type="button">Reset</button><button type="submit">Go</button>' +
        '<input name="keyword" type="text"/><input type="checkbox"/><input type="range" disabled=""/><select></select>',
    ),
  ).toBe(
    '<div data-preview><button disabled="" class="flex p-2" type="button">Reset</button><button type="submit">Go</button>' +
      '<input name="keyword" type="text"/><input disabled="" type="checkbox"/><input type="range" disabled=""/>' +
      '<select disabled=""></select></div>',
  );
});

it("a file cannot be given to the preview", () => {
  expect(previewOf('<input class="a" type="file" accept=".png"/><input name="keyword"/>')).toBe(
    '<div data-preview><input name="keyword"/></div>',
  );
});

it("the shell names its scripts for the inline script, and its style sheet comes last", () => {
  const html = shellHtml(shell, { preview: "<p>$& preview</p>", css: ".a{}" });
  expect(html).toContain('<script data-entry="/entry.js" data-scripts="/a.js /b.js" data-visitor="/auth.js">');
  expect(html).not.toContain("<script type");
  expect(html).not.toContain("modulepreload");
  expect(html).toMatch(/<div id="root">.*<p>\$& preview<\/p><\/div>/);
  expect(html.endsWith('<link rel="stylesheet" crossorigin href="/all.css"></body>')).toBe(true);
});

it("a shell without scripts is refused", () => {
  expect(() => shellHtml("<head></head><body></body>", { preview: "", css: "" })).toThrow("The shell has nothing");
});
