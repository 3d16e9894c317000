import { expect, test } from "vitest";
import { escapeHtml } from "../../server/escape-html.ts";
import { linkedText } from "./mailbox-page.ts";

test("a mail's words stay words", () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">`)).not.toMatch(/[<>"']/);
});

test("addresses in plain text can be clicked and hide nothing", () => {
  expect(linkedText("Open http://127.0.0.1:3000/reset-password?token=a&b=1 <now>")).toBe(
    'Open <a href="http://127.0.0.1:3000/reset-password?token=a&amp;b=1" target="_blank" rel="noopener">http://127.0.0.1:3000/reset-password?token=a&amp;b=1</a> &lt;now&gt;',
  );
});
