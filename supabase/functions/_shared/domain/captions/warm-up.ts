import { loadGrammar } from "./brief/grammar.ts";
import { judgeCaption, judgeContext } from "./judge/judge.ts";
import { captionTask } from "./task.ts";

/**
 * With plain letters and with other signs: patterns are compiled for each kind of text when they first meet it. The
 * misspelled word loads the dictionary.
 */
const samples = [
  "soup at the kitchen table",
  "we’re open again — tea and cake by the window ☕",
  "a mispeled word on the menu",
];

/**
 * Reads and judges a text of each kind, so that the first person's caption does not wait for the grammar to load and
 * the patterns to compile, which takes about a second of CPU.
 * @param pause resolves when other work may go on; called between the steps, so that requests wait for one step at most
 */
export async function warmUpReading(pause: () => Promise<void>): Promise<void> {
  await loadGrammar();
  for (const keyword of samples) {
    await pause();
    const task = await captionTask({ keyword, platform: "instagram" });
    await pause();
    judgeCaption(keyword, judgeContext(task), []);
  }
}
