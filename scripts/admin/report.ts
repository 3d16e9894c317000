import { newPassword } from "../stack/keys.ts";
import type { Command } from "./command.ts";

export interface Administrator {
  email: string;
  username: string;
  /** How the role was granted. */
  source: "setting" | "link" | "operator";
  /** ISO 8601. */
  since: string;
}

/** The SQL functions for the operator; see `supabase/migrations/20261121081400_administrators.sql`. */
export interface AdministratorStore {
  /** A description of where the command works, for the person. */
  place: string;
  grant(email: string): Promise<string>;
  revoke(email: string): Promise<string>;
  list(): Promise<Administrator[]>;
  /** Ends the account's sessions as well. @returns whether there is an account with the address */
  setPassword(email: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface Report {
  text: string;
  ok: boolean;
}

const sources: Record<Administrator["source"], string> = {
  setting: "granted at start-up for ADMIN_EMAIL",
  link: "by the mailed link",
  operator: "by an operator",
};

const done = (text: string): Report => ({ text, ok: true });
const refused = (text: string): Report => ({ text, ok: false });

const noAccount = (email: string): Report =>
  refused(`There is no account with the address ${email}. Sign up with it first.`);

async function newPasswordFor(email: string, store: AdministratorStore): Promise<Report> {
  const password = newPassword();
  if (!(await store.setPassword(email, password))) return noAccount(email);
  return done(
    `${email} has a new password: ${password}\nAll sessions of the account are ended. Sign in, and choose another one in the account's settings.`,
  );
}

/** Runs a command and describes the result. */
export async function report(command: Exclude<Command, { verb: "help" }>, store: AdministratorStore): Promise<Report> {
  if (command.verb === "list") return done(table(await store.list()));
  const { verb, email } = command;
  if (verb === "password") return newPasswordFor(email, store);
  const outcome = await store[verb](email);
  switch (outcome) {
    case "granted":
      return done(`${email} is now an administrator. Reload open pages to see the change.`);
    case "already":
      return done(`${email} is already an administrator.`);
    case "revoked":
      return done(`${email} is no longer an administrator. The account stays.`);
    case "not_admin":
      return done(`${email} is not an administrator.`);
    case "no_account":
      return noAccount(email);
    case "last_administrator": {
      return refused(`${email} is the only administrator and keeps the role. Give it to another account first.`);
    }
    default:
      throw new Error(`unknown outcome ${outcome}`);
  }
}

function table(administrators: Administrator[]): string {
  if (administrators.length === 0) return "There is no administrator. Make one: npm run admin -- grant <email>";
  const width = Math.max(...administrators.map(({ email }) => email.length));
  return administrators
    .map(
      ({ email, username, source, since }) =>
        `${email.padEnd(width)}  ${since.slice(0, 10)}  ${sources[source]}  (${username})`,
    )
    .join("\n");
}
