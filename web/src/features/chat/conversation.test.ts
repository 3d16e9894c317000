import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { ask, getConversation, startOver } from "./conversation.ts";

afterEach(startOver);

it("sends the last thirty turns at most, and never a reply without its question", async () => {
  const requests = fakeApi({
    "POST /api/chatbot": () =>
      jsonResponse({ response: "Here it is.", timestamp: "2026-11-21T08:00:00Z", source: "help" }),
  });
  for (let question = 1; question <= 17; question += 1) {
    expect(ask(`Question ${question}`)).toBe(true);
    await waitFor(() => {
      expect(getConversation().messages).toHaveLength(1 + 2 * question);
    });
  }
  const { messages } = requests.at(-1)!.json as { messages: { role: string; content: string }[] };
  expect(messages).toHaveLength(29);
  expect([messages[0], messages.at(-1)]).toEqual([
    { role: "user", content: "Question 3" },
    { role: "user", content: "Question 17" },
  ]);
});
