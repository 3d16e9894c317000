import { expect, test } from "vitest";
import { textFromHtml } from "./mail-text.ts";

test("writes out where a link leads", () => {
  expect(
    textFromHtml(
      '<p>Hello &amp; welcome</p><p><a class="button" href="https://x.example/reset?token=a1&amp;b=2"><span>Reset it</span></a></p>',
    ),
  ).toBe("Hello & welcome\n\nReset it: https://x.example/reset?token=a1&b=2");
});

test("writes an address once when it is its own label", () => {
  expect(textFromHtml('<a href="https://x.example/">https://x.example/</a>')).toBe("https://x.example/");
});

test("leaves out what a reader never sees", () => {
  expect(
    textFromHtml(
      "<html><head><title>T</title><style>p{color:red}</style></head><body><!-- note --><p>Seen<br>here</p></body></html>",
    ),
  ).toBe("Seen\nhere");
});
