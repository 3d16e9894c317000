import { commonPasswordsRefused } from "../../contract/rules/text-lengths.ts";

let known: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of leaked lists, most common first. Loaded with the first password that somebody chooses. */
async function load(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import("@zxcvbn-ts/language-common/src/passwords.json", {
    with: { type: "json" },
  });
  return new Set((passwords as string[]).slice(0, commonPasswordsRefused));
}

/** Whether a password is one of the 10,000 most common ones, in any casing. It never leaves this process. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}
