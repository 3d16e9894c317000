import assert from "node:assert/strict";
import { withoutMarkup } from "./markup.ts";

Deno.test("marks of HTML, Markdown and BBCode are removed, and the text between them stays", () => {
  const cases: Record<string, string> = {
    "<h3>Autumn wreaths</h3>": "Autumn wreaths",
    "**Wool** socks, _hand-knitted_": "Wool socks, hand-knitted",
    "## Last jars": "Last jars",
    "- figs - dates - nuts": "figs, dates, nuts",
    "[b]Plums[/b] &amp; pears": "Plums & pears",
    "[the list](https://example.org/list)": "the list https://example.org/list",
    '<a href="https://example.org/seats">Reserve a seat</a>': "Reserve a seat https://example.org/seats",
    "~~$30~~ $20": "$20",
    ":tada: we open": "we open",
    "salt &lt;3": "salt ❤️",
    "figs &#38; dates": "figs & dates",
    "[button: Shop now]": "Shop now",
    "**back in stock** beeswax candles": "back in stock: beeswax candles",
    "plums <b>now</b> !": "plums now!",
  };
  for (const [typed, plain] of Object.entries(cases)) assert.equal(withoutMarkup(typed), plain, typed);
});

Deno.test("mail placeholders are removed with their surrounding punctuation", () => {
  const cases: Record<string, string> = {
    "{{first_name}}, your parcel is here": "your parcel is here",
    "Dear %%NAME%%, your seat is ready": "your seat is ready",
    "Hello [Name], see you at noon": "Hello, see you at noon",
    "soup at ${place}": "soup",
    "*|FNAME|* we saved you a seat": "we saved you a seat",
    "plum jam & [link in bio]": "plum jam. Link in bio",
    "plum jam. [link in bio]": "plum jam. Link in bio",
    "See you, {{first_name}}!": "See you!",
  };
  for (const [typed, plain] of Object.entries(cases)) assert.equal(withoutMarkup(typed), plain, typed);
});

Deno.test("the person's own punctuation stays", () => {
  for (const text of [
    "[NEW] oat scones",
    "5 * 3 = 15",
    "snake_case and kebab-case",
    "a < b",
    "50% off {",
    "C# & F#, 100% _*`~",
    "{}",
  ])
    assert.equal(withoutMarkup(text), text);
});
