import { makeDemoContent, type DemoOptions } from "./demo-content.ts";

/** Creates the demo content in the background. @returns a function that cancels it */
export function fillInBackground(demo: Omit<DemoOptions, "signal">, log: (line: string) => void): () => Promise<void> {
  const stopped = new AbortController();
  const made = makeDemoContent({ ...demo, signal: stopped.signal }).then(
    () =>
      log("The demo user and the administrator have something to look at (npm run reset -- --empty starts without)."),
    (error: Error) => {
      if (!stopped.signal.aborted) log(`The demo content is incomplete: ${error.message}`);
    },
  );
  return () => {
    stopped.abort();
    return made;
  };
}
