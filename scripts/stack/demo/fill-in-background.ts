import { makeDemoContent, markBegun, type DemoOptions } from "./demo-content.ts";

/**
 * Creates the demo content in the background. If it is cancelled or fails, the next start completes it.
 * @returns a function that cancels it
 */
export function fillInBackground(
  { dataDir, ...demo }: Omit<DemoOptions, "signal"> & { dataDir: string },
  log: (line: string) => void,
): () => Promise<void> {
  const stopped = new AbortController();

  const made = makeDemoContent({ ...demo, signal: stopped.signal }).then(
    () => {
      markBegun(dataDir, false);
      log("The demo user and the administrator have something to look at (npm run reset -- --empty starts without).");
    },
    (error: Error) => {
      if (!stopped.signal.aborted) log(`The demo content is incomplete: ${error.message}`);
    },
  );
  return () => {
    stopped.abort();
    return made;
  };
}
