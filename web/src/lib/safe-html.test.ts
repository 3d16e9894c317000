import { describe, expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

const hostile: [string, string][] = [
  ["an event handler", '<img src="https://a.example/x.png" onerror="alert(1)">'],
  ["an svg that runs on load", "<svg onload=alert(1)><circle r=1></svg>"],
  ["a script", "<script>alert(1)</script>"],
  ["a style element", '<style>*{display:none}</style><p style="position:fixed">x</p>'],
  ["a script link", '<a href="javascript:alert(1)">x</a>'],
  ["a script link in disguise", '<a href="&#106;ava&#x09;script&colon;alert(1)">x</a>'],
  ["a data link", '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ["a data picture", '<img src="data:image/svg+xml,<svg onload=alert(1)>">'],
  ["a frame", '<iframe src="https://a.example"></iframe><object data="x"></object><embed src="x">'],
  ["a form", '<form action="/api/logout"><input name=a><button>x</button></form>'],
  [
    "markup that turns into something else when parsed again",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ["a template", "<template><img src=x onerror=alert(1)></template>"],
  ["names that hide the page's own", '<p id="root" name="cookie" class="fixed">x</p>'],
];

describe("an article's HTML", () => {
  it.each(hostile)("keeps nothing of %s", (_what, html) => {
    const page = document.createElement("div");
    page.innerHTML = safeHtml(html);
    const elements = [...page.querySelectorAll("*")];
    expect(elements.map(({ localName }) => localName).filter((name) => !["p", "a", "img"].includes(name))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(
      attributes.filter(
        ({ name }) => !["href", "src", "alt", "target", "rel", "loading", "referrerpolicy"].includes(name),
      ),
    ).toEqual([]);
    expect(
      attributes.filter(({ name, value }) => ["href", "src"].includes(name) && /script|data:/i.test(value)),
    ).toEqual([]);
  });

  it("keeps what an article is written in", () => {
    const html =
      "<h2>Head</h2><h3>Sub</h3><p>A <strong>b</strong> <em>c</em> <code>d</code><br>e</p><ul><li>f</li></ul><ol><li>g</li></ol><blockquote><p>h</p></blockquote><hr>";
    expect(safeHtml(html)).toBe(html);
  });

  it("keeps no attribute that an article has no use for", () => {
    const html =
      '<p id="top" class="x" style="color:red" title="t" data-x="1" aria-hidden="true" role="alert" onclick="f()">a</p>';
    expect(safeHtml(html)).toBe("<p>a</p>");
  });

  it("opens other sites in a tab of their own that knows nothing of this one", () => {
    expect(safeHtml('<a href="https://a.example/">x</a>')).toBe(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(safeHtml('<a href="/contact">x</a>')).toBe('<a href="/contact">x</a>');
    expect(safeHtml('<a href="//a.example">x</a>')).toBe("<a>x</a>");
  });

  it("fetches pictures late and without saying from where", () => {
    expect(safeHtml('<img src="/covers/tips.svg" alt="Tips">')).toBe(
      '<img src="/covers/tips.svg" alt="Tips" loading="lazy" referrerpolicy="no-referrer">',
    );
  });
});
