import { StackError } from "../command/stack-error.ts";

export const usage = `Usage: npm run admin -- <command>

  grant <email>    makes the account with this address an administrator
  revoke <email>   takes the role away; the last administrator keeps it
  list             shows who is an administrator, and how the role was granted
  password <email> gives the account with this address a new password, prints it, and ends its sessions

Without settings it works on this machine's data (DATA_DIR), whether Caption Kite runs or not.
For a hosted project set SUPABASE_URL and SUPABASE_SECRET_KEY in the environment:

  SUPABASE_URL=https://<ref>.supabase.co SUPABASE_SECRET_KEY=sb_secret_… npm run admin -- list`;

export type Command = { verb: "help" } | { verb: "list" } | { verb: "grant" | "revoke" | "password"; email: string };

const emailAddress = /^[^\s@]+@[^\s@]+$/;

/**
 * Parses the command's arguments; none, `help`, `--help` and `-h` print the usage.
 * @throws StackError with the problem and the usage
 */
export function parseCommand(args: readonly string[]): Command {
  const [verb, email, ...rest] = args;
  const asksForHelp = args.some((argument) => ["help", "--help", "-h"].includes(argument));
  if (verb === undefined || asksForHelp) return { verb: "help" };
  if (verb === "list" && email === undefined) return { verb };
  if (verb !== "grant" && verb !== "revoke" && verb !== "password" && verb !== "list") {
    throw new StackError(`There is no command "${verb}".\n\n${usage}`);
  }
  if (verb === "list" || email === undefined || rest.length > 0 || !emailAddress.test(email)) {
    throw new StackError(`${verb} takes ${verb === "list" ? "nothing else" : "one email address"}.\n\n${usage}`);
  }
  return { verb, email };
}
