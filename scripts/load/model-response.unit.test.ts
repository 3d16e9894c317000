import { expect, test } from "vitest";
import { judgeCaption, judgeContext } from "../../supabase/functions/_shared/domain/captions/judge/judge.ts";
import { captionTask } from "../../supabase/functions/_shared/domain/captions/task.ts";
import { repairPrompt, userPrompt } from "../../supabase/functions/_shared/writers/openai/captions-prompt.ts";
import { responseTo } from "./model-response.ts";

const captionsOf = (response: string) =>
  (JSON.parse(response) as { captions?: { text: string }[] }).captions?.map(({ text }) => text);

test("the simulated model reads the product's prompt, and its captions pass the product's judge", async () => {
  const task = await captionTask({ keyword: "pumpkin soup", platform: "instagram", premium: true });
  const messages = [{ role: "user", content: userPrompt({ ...task, count: 6 }) }];
  const captions = captionsOf(responseTo({ messages }))!;
  expect(captions).toHaveLength(6);
  const context = judgeContext(task);
  expect(captions.map((caption, index) => judgeCaption(caption, context, captions.slice(0, index)))).toEqual(
    captions.map(() => []),
  );
  const again = [...messages, { role: "user", content: repairPrompt(2, [], []) }];
  expect(captionsOf(responseTo({ messages: again }))).toHaveLength(2);
});

test("the response to any other prompt is an empty object", () => {
  expect(responseTo({ messages: [{ role: "user", content: "List what trends now." }] })).toBe("{}");
});
