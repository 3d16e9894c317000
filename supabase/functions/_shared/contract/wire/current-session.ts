import * as z from "zod/mini";
import { user } from "./accounts.ts";
import { realtimeToken } from "./realtime.ts";
import { status } from "./status.ts";

/** `GET /api/session`: all that the page needs to start for a signed-in person, in one response. */
export const currentSession = z.object({
  user,
  status,
  /** The first token for live updates; null if the server issues none. */
  liveToken: z.nullable(realtimeToken),
});
export type CurrentSession = z.infer<typeof currentSession>;
