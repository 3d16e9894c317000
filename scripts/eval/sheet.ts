import type { EvalBatch } from "./run.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A caption with an id that does not reveal its writer. */
export interface SheetCaption {
  id: string;
  group: string;
  keyword: string;
  platform: string;
  caption: string;
}

/** All captions, shuffled by `random`, so that the order does not reveal the writer. */
export function sheetCaptions(batches: readonly EvalBatch[], random: () => number): SheetCaption[] {
  const all = batches.flatMap(({ group, keyword, platform, captions }, batch) =>
    captions.map((caption, index) => ({ id: `${batch}-${index}`, group, keyword, platform, caption })),
  );
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

const rubric = [
  ["A", "would post it as it is"],
  ["B", "would post it after changing a word or a tag"],
  ["C", "filler: true of almost anything, or a template that shows through"],
  ["D", "wrong: ungrammatical, off the subject, tone-deaf, an invented fact, another language"],
] as const;

/**
 * An HTML page on which a reader grades captions without knowing their writer, and saves the grades as a file for
 * `--grades`. It works without a server and without a network.
 */
export function gradingSheet(captions: readonly SheetCaption[]): string {
  const rows = captions
    .map(
      ({ id, keyword, platform, caption }) => `
<li><p class="about">${escaped(keyword) || "<i>no keyword</i>"} · ${escaped(
        platform,
      )}</p><p dir="auto" class="caption">${escaped(caption)}</p>
<fieldset><legend>Grade</legend>${rubric
        .map(([letter]) => `<label><input type="radio" name="${id}" value="${letter}"> ${letter}</label>`)
        .join("")}</fieldset></li>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caption grading</title>
<style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
ol{padding-left:1.5rem}li{margin:1.5rem 0}.about{opacity:.7;margin:0}.caption{white-space:pre-wrap;border-left:3px solid;padding-left:1rem;overflow-wrap:anywhere}
fieldset{border:0;padding:0;display:flex;gap:1rem}legend{position:absolute;left:-999rem}label{padding:.5rem}button{font:inherit;padding:.6rem 1rem}
footer{position:sticky;bottom:0;padding:1rem 0;background:Canvas}
</style>
<h1>Caption grading</h1><p>Judge each caption next to its keyword and platform. When two letters are close, the worse one counts.</p>
<ul>${rubric.map(([letter, words]) => `<li><b>${letter}</b>: ${words}</li>`).join("")}</ul>
<form><ol>${rows}</ol><footer><button>Save grades</button> <output></output></footer></form>
<script>
const form = document.forms[0], output = form.querySelector("output"), total = ${captions.length};
const read = () => Object.fromEntries(new FormData(form));
form.addEventListener("change", () => { output.textContent = Object.keys(read()).length + " of " + total; });
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(read(), null, 1)], { type: "application/json" }));
  link.download = "grades.json";
  link.click();
});
</script></html>
`;
}

/** Counts how often each letter was given. @throws Error for anything but A to D */
export function countGrades(grades: Record<string, string>): Record<string, number> {
  const counts: Record<string, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const [id, letter] of Object.entries(grades)) {
    if (!(letter in counts)) {
      throw new Error(`The grade of ${id} is ${JSON.stringify(letter)}; A, B, C or D is expected.`);
    }
    counts[letter]! += 1;
  }
  return counts;
}
