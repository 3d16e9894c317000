import type { Server } from "node:http";

/** Closes a server and its connections. */
export const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Stops a part that may still be starting when the start is cancelled. It waits for the part first. */
export async function whenStarted<Part>(starting: Promise<Part>, stop: (part: Part) => Promise<void>): Promise<void> {
  const [outcome] = await Promise.allSettled([starting]);
  if (outcome.status === "fulfilled") await stop(outcome.value);
}

/** How long the stop waits for running statements, in milliseconds. After that, the database's shutdown ends them. */
const statementsMs = 5000;

/** Waits for a part of the stack to close, but no longer than 5 seconds. */
export async function withinLimit(closing: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    closing.catch(() => {}),
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, statementsMs);
    }),
  ]);
  clearTimeout(timer);
}
