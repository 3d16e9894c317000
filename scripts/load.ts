import { randomInt } from "node:crypto";
import { ensureBuilt } from "./build/ensure-built.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { readLoadOptions } from "./load/options.ts";
import { actions, profileNames, profiles } from "./load/profiles.ts";
import { endOnSignal } from "./stack/end-on-signal.ts";

/** `npm run load`: how the product behaves while many people use it at the same time. */
const help = `npm run load -- [profile] [--clients N] [--seconds N | --minutes N] [--only ACTION] [--seed N]
       [--address URL [--hosted]]
Runs simulated people against a temporary stack and a simulated model. Prints times, refusals, errors, memory, database
connections and the tables that grew. The exit status is 1 if anything is wrong.
${profileNames.map((name) => `  ${name.padEnd(11)} ${profiles[name].description}`).join("\n")}
  --clients   how many people, 1 to 1000; 50 if it is left out
  --seconds   how long, 60 if it is left out; --minutes for a long run that shows whether memory grows
  --only      everybody does only this: ${actions.join(", ")}
  --seed      the same number makes the same run; a random one is printed if it is left out
  --address   servers that run already: accounts are signed up and deleted; memory and tables are not measured
  --hosted    allows an address outside this machine and private networks`;
const { values, named } = readArguments(
  help,
  {
    clients: { type: "string", default: "50" },
    seconds: { type: "string" },
    minutes: { type: "string" },
    seed: { type: "string" },
    only: { type: "string" },
    address: { type: "string" },
    hosted: { type: "boolean", default: false },
  },
  profileNames,
);
const read = readLoadOptions(values, named);
if ("problem" in read) {
  console.error(`${read.problem}\n\n${help}`);
  process.exit(2);
}

endOnSignal();
try {
  const { address, name, profile, clients, seconds } = read;
  const seed = read.seed ?? randomInt(2 ** 29);
  // What measures takes a second to load, which nobody who asked for help should wait for.
  const { loadAddress, loadTemporaryStack } = await import("./load/run.ts");
  const { printResult } = await import("./load/print.ts");
  const progress = (line: string) => console.error(`  ${line}`);
  const options = { profile, clients, seconds, seed, progress };
  console.log(`${name}: ${clients} clients for ${seconds} s, seed ${seed}`);
  if (!address) await ensureBuilt();
  const result = address ? await loadAddress(address, options) : await loadTemporaryStack(options);
  const passed = printResult(result, options);
  // The thread that hashes passwords would keep the process alive.
  process.exit(passed ? 0 : 1);
} catch (error) {
  exitWith(error);
}
