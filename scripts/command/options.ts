import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>["values"];

/** Ends the command with what is wrong with its arguments, and how it is used. */
function refuse(problem: string, help: string): never {
  console.error(`${problem}.\n\n${help}`);
  process.exit(2);
}

/**
 * Reads a command's arguments. With `--help` prints the help and ends; with one that it does not know, says so and
 * ends.
 * @param help what `--help` prints: the command, what it does, its options
 * @param options as `parseArgs` of Node takes them
 * @param names what may be named beside the options; "any" for texts that the command itself looks up
 */
export function readArguments<Given extends Options, Name extends string = never>(
  help: string,
  options: Given,
  names: readonly Name[] | "any" = [],
  args = process.argv.slice(2),
): { values: Values<Given>; named: Name[] } {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(help);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const unknown = positionals.find((name) => names !== "any" && !(names as readonly string[]).includes(name));
    if (unknown !== undefined) {
      refuse(
        names.length > 0 && names !== "any"
          ? `There is no "${unknown}". There are: ${names.join(", ")}`
          : `"${unknown}" is not understood`,
        help,
      );
    }
    return { values: values as Values<Given>, named: positionals as Name[] };
  } catch (error) {
    // Node adds a hint on how to pass something that begins with a hyphen, which no command here takes.
    return refuse((error as Error).message.split(". ")[0]!, help);
  }
}
