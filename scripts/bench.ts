import { parts } from "./bench/parts.ts";
import { readArguments } from "./command/options.ts";
import { endOnSignal } from "./stack/end-on-signal.ts";

/** `npm run bench`: measures the product, and writes docs/performance.md. */
const help = `npm run bench [-- part …] [--write]
Measures all parts and writes docs/performance.md, or measures the named ones and prints them.
  parts    ${parts.join(", ")}
  --write  puts the named parts in their place in the file, beside what an earlier run measured
  --against URL  "page" opens this page as well, in turns with /auth`;
const { values, named } = readArguments(
  help,
  { write: { type: "boolean", default: false }, against: { type: "string" } },
  parts,
);

endOnSignal();
// What measures takes seconds to load, which nobody who asked for help should wait for.
const { runBench } = await import("./bench/run.ts");
const wanted = new Set(named.length > 0 ? named : parts);
await runBench(wanted, values.write || wanted.size === parts.length, values.against);
