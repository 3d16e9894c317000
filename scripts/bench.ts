import { parts } from "./bench/parts.ts";
import { readArguments } from "./command/options.ts";
import { endOnSignal } from "./stack/end-on-signal.ts";

/** `npm run bench`: measures the product, and writes docs/performance.md. */
const help = `npm run bench [-- part …] [--write]
Measures all parts and writes docs/performance.md, or measures the named ones and prints them.
  parts    ${parts.join(", ")}
  --write  puts the named parts in their place in the file, beside what an earlier run measured
  --against URL  "page" opens this page as well, in turns with /auth
  --sockets N    "live" opens N sockets instead of 1,000; an even number`;
const { values, named } = readArguments(
  help,
  { write: { type: "boolean", default: false }, against: { type: "string" }, sockets: { type: "string" } },
  parts,
);
const sockets = values.sockets === undefined ? undefined : Number(values.sockets);
if (sockets !== undefined && (!Number.isInteger(sockets) || sockets < 2 || sockets % 2 !== 0)) {
  console.error("--sockets must be an even number, because every account has two sessions.");
  process.exit(2);
}

endOnSignal();
// What measures takes seconds to load, which nobody who asked for help should wait for.
const { runBench } = await import("./bench/run.ts");
const wanted = new Set(named.length > 0 ? named : parts);
await runBench(wanted, values.write || wanted.size === parts.length, {
  against: values.against,
  sockets,
});
