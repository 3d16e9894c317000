/** Some of the clients of a run, in a process of their own, so that they cost the servers' process nothing. */
import { runClient } from "./client.ts";
import type { Caller } from "./call.ts";
import { addressOf, ownCaption, type ClientsMessage, type ClientsTask } from "./clients-task.ts";
import { planClient, type Step } from "./plan.ts";
import { Tally } from "./tally.ts";

const ownPauseMs = 5000;

function* ownSteps(): Generator<Step> {
  yield { pauseMs: 0, action: "caption" };
  for (;;) yield { pauseMs: ownPauseMs, action: "caption" };
}

const visitor = (client: number): Caller => ({
  name: `load-${process.pid}-${client}-${Date.now().toString(36)}`,
  email: "",
  password: "measured-1",
  token: null,
  cookie: null,
});

async function run(task: ClientsTask): Promise<void> {
  const { profile, clients, seconds, seed, from, to, callers, own, ownAddresses } = task;
  const tally = new Tally();
  const send = (message: ClientsMessage) => process.send?.(message);
  const timer = setInterval(() => send({ progress: tally.total }), 1000);
  const common = { origin: new URL(task.url), lastsMs: seconds * 1000, tally };
  const running = Array.from({ length: to - from }, (_, index) => {
    const client = from + index;
    return runClient({
      ...common,
      caller: callers[index] ?? visitor(client),
      plan: planClient(profile, { client, clients, seconds, seed }),
      localAddress: ownAddresses ? addressOf(client) : undefined,
    });
  });
  if (own) {
    const plan = { beginsMs: 0, steps: ownSteps() };
    running.push(runClient({ ...common, caller: own, plan, localAddress: undefined, countAs: ownCaption }));
  }
  await Promise.all(running);
  clearInterval(timer);
  process.send?.({ counts: tally.counts } satisfies ClientsMessage, () => process.disconnect());
}

// Without whoever started it, nobody reads the result.
process.on("disconnect", () => process.exit());
process.once("message", (task: ClientsTask) => {
  void run(task);
});
