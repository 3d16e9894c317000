import assert from "node:assert/strict";
import { ModelError, type CaptionDraft, type ModelPort } from "../model/port.ts";
import { fakeTask } from "../testing/caption-task.ts";
import { captionKey, problemsOf } from "./check.ts";
import { writeFittingCaptions } from "./write.ts";

const task = fakeTask({ platform: "x", emoji: { min: 1, max: 1 } });
const usage = { model: "stub", inputTokens: 10, outputTokens: 5, milliseconds: 1 };
const draft = (text: string): CaptionDraft => ({ text, hashtags: ["Coffee"] });
const good = [draft("First cup. ☕"), draft("Second cup. ☕"), draft("Third cup. ☕")];

/** A writer with prepared answers that remembers what it was asked to repair. */
function prepared(first: CaptionDraft[], repair: CaptionDraft[] | ModelError = []): ModelPort & { repairs: { drafts: CaptionDraft[]; problems: string[] }[] } {
  const repairs: { drafts: CaptionDraft[]; problems: string[] }[] = [];
  return {
    kind: "model",
    repairs,
    writeCaptions: async () => ({ drafts: first, usage }),
    repairCaptions: async (_task, drafts, problems) => {
      repairs.push({ drafts, problems });
      if (repair instanceof ModelError) throw repair;
      return { drafts: repair, usage };
    },
  };
}

async function fitting(model: ModelPort): Promise<string[]> {
  const { captions } = await writeFittingCaptions(model, task);
  assert.equal(captions.length, task.count);
  for (const [index, caption] of captions.entries()) assert.deepEqual(problemsOf(caption, task, new Set(captions.slice(0, index).map(captionKey))), []);
  return captions;
}

Deno.test("good drafts pass unchanged and cost one call", async () => {
  const model = prepared(good);
  assert.deepEqual(await fitting(model), ["First cup. ☕ #Coffee", "Second cup. ☕ #Coffee", "Third cup. ☕ #Coffee"]);
  assert.equal(model.repairs.length, 0);
});

Deno.test("wrong numbers of emoji and hashtags are mended by code, without a second call", async () => {
  const model = prepared([{ text: "First cup.", hashtags: [] }, { text: "Second cup ☕☕☕", hashtags: ["a1", "b1", "c1", "d1"] }, good[2]!]);
  await fitting(model);
  assert.equal(model.repairs.length, 0);
});

Deno.test("drafts that are too long, empty or repeated go back once, each with its reason", async () => {
  const model = prepared([good[0]!, draft("word ".repeat(80)), draft("first cup!")], [draft("Short again. ☕"), draft("Something new. ☕")]);
  assert.deepEqual(await fitting(model), ["First cup. ☕ #Coffee", "Short again. ☕ #Coffee", "Something new. ☕ #Coffee"]);
  assert.match(model.repairs[0]!.problems[0]!, /at most 280/u);
  assert.match(model.repairs[0]!.problems[1]!, /repeats another/u);
});

Deno.test("what the repair leaves broken is mended by code", async () => {
  const captions = await fitting(prepared([good[0]!, good[1]!, draft("word ".repeat(80))], [draft("word ".repeat(90))]));
  assert.match(captions[2]!, /word… ☕ #Coffee$/u);
});

Deno.test("a repair that fails costs nothing and stops nothing", async () => {
  await fitting(prepared([good[0]!, draft(""), draft("  \u0000 ")], new ModelError("timeout", "slow")));
});

Deno.test("captions the writer left out or repeated are filled up, so that a batch is never short", async () => {
  const captions = await fitting(prepared([good[0]!, good[0]!, good[0]!], [good[0]!, good[0]!]));
  assert.equal(captions[0], "First cup. ☕ #Coffee");
  assert.equal(new Set(captions).size, 3);
});

Deno.test("a caller who leaves during the repair ends it", async () => {
  await assert.rejects(writeFittingCaptions(prepared([draft("")], new ModelError("aborted", "left")), task), (error) => error instanceof ModelError && error.kind === "aborted");
});

Deno.test("a writer that gives nothing at all is reported as invalid", async () => {
  await assert.rejects(writeFittingCaptions(prepared([draft(""), draft("☕"), draft("…")], [draft("")]), task), (error) => error instanceof ModelError && error.kind === "invalid");
});

Deno.test("more drafts than asked are not passed on", async () => {
  await fitting(prepared([...good, draft("Fourth cup. ☕")]));
});
