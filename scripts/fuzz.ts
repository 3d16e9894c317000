/**
 * `npm run fuzz -- --calls 100000 [--seed N] [--from N] [--log]`: sends hostile requests to every route of a temporary
 * stack, as a visitor, a person and an administrator. Fails on a 5xx response, a dropped connection, a 4xx response of
 * the API without a message, and if the product does not work afterwards. The same seed sends the same requests.
 */
import { randomInt } from "node:crypto";
import { ensureBuilt } from "./build/ensure-built.ts";
import { readArguments } from "./command/options.ts";
import { liftLimits } from "./fuzz/lift-limits.ts";
import { fuzz, Witness, type Fault } from "./fuzz/run.ts";
import { endOnSignal, isStopping, untilStopped } from "./stack/end-on-signal.ts";
import type { Stack } from "./stack/stack.ts";
import { startTemporaryStack } from "./stack/temporary-stack.ts";

const help = `npm run fuzz -- [--calls N] [--seed N] [--from N] [--log]
  --calls  how many hostile calls are made, 10000 if it is left out
  --seed   the same number makes the same calls; a random one is printed if it is left out
  --from   number of the first call, to repeat a part of a run
  --log    prints the server's log as well`;
const { values } = readArguments(help, {
  calls: { type: "string", default: "10000" },
  seed: { type: "string" },
  from: { type: "string", default: "0" },
  log: { type: "boolean", default: false },
});
const number = (name: "calls" | "seed" | "from", text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`--${name} must be a whole number, not "${text}".`);
  process.exit(2);
};
const seed = values.seed === undefined ? randomInt(2 ** 29) : number("seed", values.seed);
const calls = number("calls", values.calls);

endOnSignal();
await ensureBuilt();
const lines: string[] = [];

/** @returns whether nothing was found */
async function run(stack: Stack): Promise<boolean> {
  await liftLimits(stack.databaseUrl);
  console.log(`Seed ${seed}`);
  const witness = await Witness.of(stack);
  const onFault = ({ number: call, what, request, response, reproduction }: Fault) => {
    // A call that the stop has cut off.
    if (isStopping()) return;
    console.log(
      [
        `\nCall ${call}, as ${request.who}: ${request.method} ${request.target}`,
        `  ${what}: ${response.text.slice(0, 300)}`,
        `  ${reproduction.slice(0, 4000)}`,
        `  npm run fuzz -- --seed ${seed} --from ${call} --calls 1`,
      ].join("\n"),
    );
  };
  let shown = performance.now();
  const progress = (line: string) => {
    if (performance.now() - shown < 5000 || isStopping()) return;
    shown = performance.now();
    console.log(`# ${line}`);
  };
  const { statuses, faults, milliseconds, slowest, neighbor } = await fuzz(stack, {
    calls,
    seed,
    from: number("from", values.from),
    progress,
    onFault,
  });
  const counts = [...statuses]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([status, count]) => `${status ?? "none"}: ${count}`);
  console.log(
    `\n${calls} calls in ${Math.round(milliseconds / 1000)} s; responses ${counts.join(", ")}; ${faults.length} faults`,
  );
  console.log(`Slowest call ${slowest.milliseconds} ms: ${slowest.call}`);
  const inWords = ({ page, account, caption }: typeof neighbor.median) =>
    `page ${page} ms, account ${account} ms, caption ${caption} ms`;
  console.log(
    `Somebody else meanwhile: at the median ${inWords(neighbor.median)}; at most ${inWords(neighbor.slowest)}`,
  );
  for (const failure of neighbor.failures) console.log(`Somebody else meanwhile got ${failure}`);
  await witness.confirm();
  console.log("The product works as before.");
  return faults.length === 0 && neighbor.failures.length === 0;
}

const log = (line: string) => (values.log ? console.error(line) : lines.push(line));
const stack = await untilStopped(startTemporaryStack({ log }));
try {
  if (!(await untilStopped(run(stack)))) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message, lines.slice(-20).join("\n"));
  process.exitCode = 1;
} finally {
  await stack.stop();
}
// The thread that hashes passwords would keep the process alive.
process.exit();
