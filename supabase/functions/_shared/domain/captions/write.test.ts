import assert from "node:assert/strict";
import { captionKey, problemsOf } from "./check.ts";
import type { CaptionDraft, CaptionTask, ModelPort } from "./port.ts";
import { ModelError } from "../writing/call.ts";
import { fakeBrief, fakeTask } from "./testing/caption-task.ts";
import { writeCaptions } from "./write.ts";

const task = fakeTask({ platform: "x", emoji: { min: 1, max: 1 }, amountsAsked: true });
const free = fakeTask({ platform: "x", emoji: { min: 0, max: 1 }, hashtags: { min: 0, max: 2 }, amountsAsked: false });
const usage = { model: "stub", inputTokens: 10, outputTokens: 5, milliseconds: 1 };
const usageOfMore = { model: "stub, later", inputTokens: 200, outputTokens: 70, milliseconds: 4000 };
const draft = (text: string): CaptionDraft => ({ text, hashtags: ["Coffee"] });
const good = [
  draft("The first cup belongs to nobody else. ☕"),
  draft("Strong, black, and gone. ☕"),
  draft("Coffee now, talking later. ☕"),
];

interface Asked {
  task: CaptionTask;
  drafts?: CaptionDraft[];
  problems?: string[];
}

/** A writer with prepared responses that records its requests. */
function prepared(
  first: CaptionDraft[],
  more: CaptionDraft[] | ModelError = [],
  kind: ModelPort["kind"] = "model",
): ModelPort & { asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    kind,
    asked,
    writeCaptions: async (given) => {
      asked.push({ task: given });
      return { drafts: first, usage };
    },
    repairCaptions: async (given, drafts, problems) => {
      asked.push({ task: given, drafts, problems });
      if (more instanceof ModelError) throw more;
      return { drafts: more, usage: usageOfMore };
    },
  };
}

const fails = (promise: Promise<unknown>, kind: ModelError["kind"]) =>
  assert.rejects(promise, (error) => error instanceof ModelError && error.kind === kind);

Deno.test("requests more drafts than it shows, and good ones take one call", async () => {
  const model = prepared(good);
  const { captions, requested, usage: spent } = await writeCaptions(model, task);
  assert.deepEqual(
    captions,
    good.map(({ text }) => `${text} #Coffee`),
  );
  assert.deepEqual([requested, spent.inputTokens, model.asked.length, model.asked[0]!.task.count], [3, 10, 1, 6]);
  for (const [index, caption] of captions.entries()) {
    assert.deepEqual(problemsOf(caption, task, new Set(captions.slice(0, index).map(captionKey))), []);
  }
});

Deno.test("premium chooses among more drafts", async () => {
  const model = prepared(good);
  await writeCaptions(model, { ...task, quality: "premium", count: 3 });
  assert.equal(model.asked[0]!.task.count, 8);
});

Deno.test("only the requested number is shown, and those that name the subject come first", async () => {
  const { captions } = await writeCaptions(
    prepared(
      [draft("Nobody talks this early."), ...good, draft("Milk is for cereal.")].map(({ text }) => ({
        text,
        hashtags: [],
      })),
    ),
    { ...free, count: 1 },
  );
  assert.deepEqual(captions, ["Coffee now, talking later. ☕"]);
});

Deno.test("amounts set with the sliders are corrected by code, without a second call", async () => {
  const model = prepared([
    { text: "The first cup belongs to nobody else.", hashtags: [] },
    {
      text: "Strong, black, and gone ☕☕☕",
      hashtags: ["a1", "Beans", "Mug", "Milk"],
    },
    good[2]!,
  ]);
  const { captions } = await writeCaptions(model, task);
  assert.deepEqual([captions.length, model.asked.length], [3, 1]);
});

Deno.test("with AI Decides, nothing is added to a good text", async () => {
  const { captions } = await writeCaptions(prepared([{ text: "Coffee, and quiet.", hashtags: [] }]), {
    ...free,
    count: 1,
    emoji: { min: 1, max: 3 },
    hashtags: { min: 3, max: 5 },
  });
  assert.deepEqual(captions, ["Coffee, and quiet."]);
});

Deno.test("missing captions are requested once more, with the reasons and the accepted captions", async () => {
  const model = prepared(
    [good[0]!, draft("word ".repeat(80)), draft("The first cup belongs to nobody else!")],
    [good[1]!, good[2]!],
  );
  const { captions, usage: spent } = await writeCaptions(model, free);
  assert.equal(captions.length, 3);
  assert.deepEqual(spent, { model: "stub", inputTokens: 210, outputTokens: 75, milliseconds: 4001 });
  const [, again] = model.asked;
  assert.deepEqual(again!.task.recent, [`${good[0]!.text} #Coffee`]);
  assert.match(again!.problems![0]!, /at most 280/u);
  assert.match(again!.problems![1]!, /repeats another/u);
});

Deno.test("fewer captions rather than filler", async () => {
  const model = prepared(
    [good[0]!, good[0]!, draft("Elevate your mornings with pure magic.")],
    [draft("Now only $3!"), good[0]!],
  );
  const { captions, requested } = await writeCaptions(model, task);
  assert.deepEqual([captions, requested], [[`${good[0]!.text} #Coffee`], 3]);
});

Deno.test("captions that are only too long are shortened at the end", async () => {
  const long = "every table by the window is taken and the queue goes round the counter and out of the door ".repeat(4);
  const { captions } = await writeCaptions(prepared([draft(long)], [draft(long)]), { ...free, count: 1 });
  assert.match(captions[0]!, /\p{L}… #Coffee$/u);
});

Deno.test("a failed second attempt costs nothing and keeps the accepted captions", async () => {
  const model = prepared([good[0]!, draft("")], new ModelError("timeout", "slow"));
  const { captions, usage: spent } = await writeCaptions(model, task);
  assert.equal(captions.length, 1);
  assert.deepEqual(spent, usage);
});

Deno.test("the second attempt ends when the caller disconnects", async () => {
  await fails(writeCaptions(prepared([good[0]!], new ModelError("aborted", "left")), task), "aborted");
});

Deno.test("if no caption passes, the result is an error, never another writer's line", async () => {
  await fails(writeCaptions(prepared([draft(""), draft("☕"), draft("…")], [draft("")]), task), "rejected");
  await fails(
    writeCaptions(prepared([draft("Only $3 today!")], new ModelError("unavailable", "gone")), task),
    "rejected",
  );
});

Deno.test(
  "captions that the person got lately come last: from a model one at most, from the built-in writer all",
  async () => {
    const recent = good.map(({ text }) => `${text} #Coffee`);
    assert.equal((await writeCaptions(prepared(good, good), { ...free, recent })).captions.length, 1);
    assert.equal((await writeCaptions(prepared(good, good, "built-in"), { ...free, recent })).captions.length, 3);
    const fresh = draft("Coffee is a quiet argument for mornings.");
    assert.equal(
      (await writeCaptions(prepared([...good, fresh]), { ...free, recent })).captions[0],
      `${fresh.text} #Coffee`,
    );
  },
);

Deno.test("for a grave subject, cheerful emoji and unrelated hashtags are removed", async () => {
  const grave = {
    ...free,
    keyword: "hospice nurses",
    brief: fakeBrief("hospice nurses", { gravity: "grave", intent: "person" }),
  };
  const { captions } = await writeCaptions(
    prepared([{ text: "Hospice nurses. Thank you. 🎉", hashtags: ["StayStrong", "HospiceNurses"] }]),
    grave,
  );
  assert.deepEqual(captions, ["Hospice nurses. Thank you. #HospiceNurses"]);
});

/** A writer that hands over drafts one by one until no more are needed, and then fails if it is told to. */
function streaming(
  first: CaptionDraft[],
  failure?: ModelError,
  more: CaptionDraft[] = [],
): ModelPort & { handed: number } {
  const model: ModelPort & { handed: number } = {
    kind: "model",
    handed: 0,
    async writeCaptions(_task, { onDrafts } = {}) {
      for (const each of first) {
        model.handed += 1;
        if (!onDrafts!([each], null)) return { drafts: [], usage };
      }
      if (failure) throw failure;
      return { drafts: first, usage };
    },
    async repairCaptions(_task, _drafts, _problems, { onDrafts } = {}) {
      onDrafts!(more, null);
      return { drafts: more, usage: usageOfMore };
    },
  };
  return model;
}

/** Writes with a listener. @returns what it heard, and the result */
async function listening(model: ModelPort, change: Partial<CaptionTask> = {}) {
  const heard: string[] = [];
  const written = await writeCaptions(model, { ...free, ...change }, { onCaption: (caption) => heard.push(caption) });
  return { heard, written };
}

Deno.test("with a listener, drafts are judged as they come and the writer stops when enough have passed", async () => {
  const model = streaming([
    draft("Nobody talks this early."),
    draft("Only $3 today!"),
    ...good,
    draft("Never reached."),
  ]);
  const { heard, written } = await listening(model, { hashtags: { min: 0, max: 0 } });
  assert.deepEqual(heard, ["Nobody talks this early.", good[0]!.text, good[1]!.text]);
  assert.deepEqual([written.captions, written.stopped, model.handed], [heard, null, 4]);
});

Deno.test(
  "while a model writes, the first caption is told at once, and a weaker one waits for better ones",
  async () => {
    const strong = ["Coffee first, opinions after.", "The coffee knows my name.", "My coffee and I need a minute."];
    const weak = ["Coffee. Mood.", "Coffee goals for the whole office."];
    const model = streaming([weak[0]!, strong[0]!, weak[1]!, strong[1]!, strong[2]!, "Never reached."].map(draft));
    const { heard } = await listening(model, { count: 4, hashtags: { min: 0, max: 0 } });
    assert.deepEqual([heard, model.handed], [[weak[0], ...strong], 5]);
    const few = await listening(streaming([strong[0]!, weak[1]!, strong[1]!].map(draft)), {
      hashtags: { min: 0, max: 0 },
    });
    assert.deepEqual(few.heard, [strong[0], strong[1], weak[1]], "it is told when no better one comes");
  },
);

Deno.test("drafts that come together are compared before the first of them is told", async () => {
  const plain = [draft("Nobody talks this early."), ...good].map(({ text }) => ({ text, hashtags: [] }));
  const { heard } = await listening(prepared(plain), { count: 1 });
  assert.deepEqual(heard, ["Coffee now, talking later. ☕"]);
});

Deno.test(
  "a caption that was told is never told again, and the second request completes a broken first one",
  async () => {
    const broken = new ModelError("unavailable", "ended", { usage });
    const { heard, written } = await listening(streaming([good[0]!], broken, good));
    assert.deepEqual(
      heard,
      good.map(({ text }) => `${text} #Coffee`),
    );
    assert.deepEqual([written.stopped, written.usage.inputTokens], [null, 210]);
  },
);

Deno.test("a failure after the first caption is part of the result, with what was spent", async () => {
  for (const kind of ["aborted", "refused", "timeout"] as const) {
    const failure = new ModelError(kind, "in the middle", { usage });
    const { heard, written } = await listening(streaming([good[0]!], failure, good));
    assert.deepEqual([heard.length, written.stopped, written.usage], [1, failure, usage]);
  }
  await fails(listening(streaming([], new ModelError("refused", "at once"))), "refused");
});

Deno.test("without a listener, drafts that came before the time was over are judged together", async () => {
  const failure = new ModelError("timeout", "the time is over", { usage });
  const written = await writeCaptions(streaming([draft("Only $3 today!"), ...good.slice(0, 2)], failure), free);
  assert.deepEqual(
    [written.captions, written.stopped],
    [good.slice(0, 2).map(({ text }) => `${text} #Coffee`), failure],
  );
  await fails(writeCaptions(streaming(good, new ModelError("aborted", "left", { usage })), free), "aborted");
});
