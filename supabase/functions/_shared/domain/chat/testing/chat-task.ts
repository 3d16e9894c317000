import type { ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatPerson, ChatTask } from "../port.ts";

const chatPerson: ChatPerson = {
  username: "anna",
  isPremium: false,
  premiumAccess: false,
  premiumUntil: null,
  subscribed: false,
  hasTone: false,
  usage: { used: 2, limit: 5, resetsAt: "2026-06-11T00:00:00.000Z" },
};

/** A conversation of one person; strings are the person's and the assistant's words in turn. */
export function chatTask(said: string | string[], person: Partial<ChatPerson> = {}): ChatTask {
  const turns = [said]
    .flat()
    .map((content, index): ChatTurn => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
  return { turns, person: { ...chatPerson, ...person }, now: new Date("2026-06-10T18:48:00Z") };
}
