import assert from "node:assert/strict";
import { captionLength, countEmoji, countHashtags } from "../../contract/rules/caption-length.ts";
import type { CaptionDraft, CaptionTask } from "./port.ts";
import { fakeBrief, fakeTask } from "./testing/caption-task.ts";
import { problemsOf } from "./check.ts";
import { fitCaption, tidyDraft } from "./fit.ts";
import { judgeContext } from "./judge/judge.ts";

const task = (change: Partial<CaptionTask> = {}) =>
  fakeTask({ keyword: "coffee with friends", count: 1, hashtags: { min: 2, max: 3 }, ...change });

const fit = (draft: CaptionDraft, order: CaptionTask) => fitCaption(draft, judgeContext(order));

Deno.test("hashtags inside a sentence stay as words and move to the list", () => {
  const caption = fit({ text: "The best #coffee in town ☕ #Friends #mornings", hashtags: [] }, task());
  assert.equal(caption, "The best coffee in town ☕\n\n#Coffee #Friends #Mornings");
});

Deno.test("surplus hashtags and emoji are removed, and repeated hashtags count once", () => {
  const caption = fit({ text: "Hello ☕☕ there 🎉🎉!", hashtags: ["#One", "one", "Two", "Three", "Four"] }, task());
  assert.equal(caption, "Hello ☕☕ there!\n\n#One #Two #Three");
});

Deno.test("hashtags in a sentence are counted with those after it", () => {
  const typed = task({ keyword: "#ShopSmall weekend market", emoji: { min: 0, max: 0 }, hashtags: { min: 2, max: 2 } });
  const caption = fit({ text: "A #ShopSmall weekend at the market.", hashtags: ["Market", "Weekend"] }, typed);
  assert.equal(caption, "A #ShopSmall weekend at the market.\n\n#Market");
});

Deno.test("missing emoji are chosen by meaning and missing hashtags from the topic", () => {
  const caption = fit({ text: "A quiet cup of coffee.", hashtags: [] }, task({ emoji: { min: 2, max: 3 } }));
  assert.match(caption, /☕/u);
  assert.match(caption, /#CoffeeWithFriends #Coffee/u);
});

Deno.test(
  "a text that is too long ends after a sentence or after a whole word, and keeps its emoji and hashtags",
  () => {
    const words = "Every morning the same table by the window and the same slow cup ".repeat(8);
    const x = fit(
      { text: `${words}☕`, hashtags: ["Coffee"] },
      task({ platform: "x", emoji: { min: 1, max: 1 }, hashtags: { min: 1, max: 1 } }),
    );
    assert.ok(captionLength(x, "x") <= 280 && captionLength(x, "x") > 240);
    assert.match(x, /\b(Every|morning|same|table|window|slow|cup)… ☕ #Coffee$/u);
    const sentences = fit(
      { text: `${"One sentence with a few words in it. ".repeat(9)}`, hashtags: [] },
      task({ platform: "x", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }),
    );
    assert.match(sentences, /in it\.$/u);
  },
);

Deno.test("a text without a blank is cut between graphemes, never inside one", () => {
  const family = "👨‍👩‍👧‍👦";
  const caption = fit(
    { text: `字${"漢字".repeat(200)}${family.repeat(3)}`, hashtags: [] },
    task({ platform: "x", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }),
  );
  assert.ok(captionLength(caption, "x") <= 280);
  assert.match(caption, /^[字漢]+…$/u);
});

Deno.test("a link is kept completely or removed", () => {
  const caption = fit(
    { text: `${"word ".repeat(54)}https://example.com/a/very/long/path`, hashtags: [] },
    task({ platform: "x", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }),
  );
  assert.doesNotMatch(caption, /example/u);
});

Deno.test("control characters, direction marks and unpaired surrogates are removed", () => {
  const caption = fit(
    { text: "Hi\u0000 there\u202E friend \uD800.", hashtags: [] },
    task({ emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }),
  );
  assert.equal(caption, "Hi there friend \uFFFD.");
});

Deno.test("an unfinished text loses its dangling words", () => {
  assert.equal(
    fit(
      { text: "Coffee at the window and the", hashtags: [] },
      task({ emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }),
    ),
    "Coffee at the window",
  );
});

Deno.test("eight long hashtags and nine emoji still fit into a post on X", () => {
  const strict = task({
    platform: "x",
    keyword: "supercalifragilistic expialidocious wonderfulness",
    emoji: { min: 6, max: 9 },
    hashtags: { min: 5, max: 8 },
  });
  const caption = fit(
    {
      text: "Some words. ".repeat(40),
      hashtags: [
        "ThisIsARatherLongHashtagOne",
        "ThisIsARatherLongHashtagTwo",
        "ThisIsARatherLongHashtagThree",
        "ThisIsARatherLongHashtagFour",
        "ThisIsARatherLongHashtagFive",
        "ThisIsARatherLongHashtagSix",
      ],
    },
    strict,
  );
  assert.deepEqual(problemsOf(caption, strict), []);
  assert.ok(countHashtags(caption) >= 5 && countEmoji(caption) >= 6);
});

Deno.test("a draft without words gives an empty caption, not only emoji", () => {
  assert.equal(fit({ text: "☕ … #", hashtags: ["Coffee"] }, task()), "");
});

Deno.test("marks are taken off layer by layer: a draft that was tidied is tidied again unless it was clean", () => {
  const order = task();
  const wrapped = tidyDraft({ text: "“'Coffee again.'”", hashtags: [] }, order);
  assert.equal(wrapped.text, "'Coffee again.'");
  assert.equal(tidyDraft(wrapped, order).text, "Coffee again.");
  const clean = tidyDraft({ text: "Coffee again.", hashtags: ["Coffee"] }, order);
  assert.equal(tidyDraft(clean, order), clean);
  const typed = task({ keyword: "“coffee” again" });
  const quoted = tidyDraft({ text: "“Coffee”", hashtags: [] }, typed);
  assert.equal(quoted.text, "“Coffee”");
  assert.equal(tidyDraft(quoted, order).text, "Coffee", "another task has marks of its own");
});

Deno.test(
  "a photo note counts as a keyword does: its hashtags stay in the sentence, its emoji on a grave subject",
  () => {
    const noted = task({
      keyword: "",
      photoNote: "#ShopSmall weekend 🎉",
      brief: fakeBrief("#ShopSmall weekend 🎉", { gravity: "grave" }),
      emoji: { min: 0, max: 2 },
      hashtags: { min: 0, max: 2 },
    });
    assert.equal(fit({ text: "A #ShopSmall weekend 🎉🥳", hashtags: [] }, noted), "A #ShopSmall weekend 🎉");
  },
);

Deno.test("missing hashtags are made of the corrected keyword, after those that were typed", () => {
  const misspelled = task({
    brief: fakeBrief("buterfly garden #Home", {
      subject: "butterfly garden",
      slots: { ...fakeBrief("").slots, hashtags: ["Home"] },
    }),
    emoji: { min: 0, max: 0 },
  });
  assert.equal(fit({ text: "In the garden.", hashtags: [] }, misspelled), "In the garden.\n\n#Home #ButterflyGarden");
});

Deno.test("on a grave subject, a hashtag of what was seen in the photo is kept", () => {
  const none = { min: 0, max: 0 };
  const brief = fakeBrief("goodbye old friend", { gravity: "grave" });
  const grave = task({ brief, emoji: none, hashtags: { ...none, max: 2 } });
  const draft = { text: "Goodbye, old friend.", hashtags: ["Lighthouse", "Sunset"] };
  assert.equal(
    fitCaption(draft, judgeContext(grave, ["a lighthouse by the sea"])),
    "Goodbye, old friend.\n\n#Lighthouse",
  );
});
