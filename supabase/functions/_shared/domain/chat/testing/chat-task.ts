import type { ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatPerson, ChatTask } from "../port.ts";
import type { ChatTools } from "../tools.ts";

const chatPerson: ChatPerson = {
  username: "anna",
  isPremium: false,
  premiumAccess: false,
  premiumUntil: null,
  subscribed: false,
  renewsAt: null,
  promoCode: null,
  hasTone: false,
  usage: { used: 2, limit: 5, resetsAt: "2026-06-11T00:00:00.000Z" },
};

const unexpected = () => Promise.reject(new Error("this tool was not expected to be called"));
/** Tools that fail, for conversations that must not use any. */
const noTools: ChatTools = {
  writeCaptions: unexpected,
  changeText: unexpected,
  hashtags: unexpected,
  trends: unexpected,
};

/** A conversation of one person; strings are the person's and the assistant's words in turn. */
export function chatTask(
  said: string | string[],
  person: Partial<ChatPerson> = {},
  tools: Partial<ChatTools> = {},
): ChatTask {
  const turns = [said]
    .flat()
    .map((content, index): ChatTurn => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
  return {
    turns,
    person: { ...chatPerson, ...person },
    now: new Date("2026-06-10T18:48:00Z"),
    tools: { ...noTools, ...tools },
  };
}
