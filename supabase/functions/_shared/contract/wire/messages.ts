import * as z from "zod/mini";

/** What somebody wrote to the administrators: a message to support, or a suggestion from the Generate tab. */
export const receivedMessage = z.object({
  id: z.string(),
  kind: z.enum(["contact", "suggestion"]),
  /** Of a message to support, the sender typed both; of a suggestion, both are the account's. */
  name: z.string(),
  email: z.string(),
  text: z.string(),
  timestamp: z.string(),
});
export type ReceivedMessage = z.infer<typeof receivedMessage>;

/** `GET /api/admin/messages`: newest first. */
export const receivedMessagePage = z.array(receivedMessage);
