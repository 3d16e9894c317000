import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { StackError } from "../command/stack-error.ts";
import { hasDatabase } from "./postgres/postgres-home.ts";

const keys = z.object({
  jwtSecret: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  databasePassword: z.string(),
  addressHashSecret: z.string(),
  cronSecret: z.string(),
  adminPassword: z.string(),
  demoPassword: z.string(),
});
export type Keys = z.infer<typeof keys>;

const random = (bytes: number): string => randomBytes(bytes).toString("base64url");

/** Meets the product's rule for new passwords, whatever the random part is. */
export const newPassword = (): string => `Kite${randomBytes(6).toString("hex")}7`;

function createKeys(): Keys {
  return {
    jwtSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    databasePassword: random(24),
    addressHashSecret: random(32),
    cronSecret: random(32),
    adminPassword: newPassword(),
    demoPassword: newPassword(),
  };
}

const fileIn = (dataDir: string): string => `${dataDir}/keys.json`;

/** What is wrong with the keys of a data directory, and what helps. */
export const keysProblem = (dataDir: string, problem: string): string =>
  `${fileIn(dataDir)} ${problem}: put the file back that was there, or delete the data with npm run reset, after which npm run restore can put a backup in place.`;

function readKeys(dataDir: string): Partial<Keys> {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return {};
  try {
    return z.partial(keys).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new StackError(keysProblem(dataDir, "cannot be read"), { cause: error });
  }
}

/**
 * The secrets of a data directory: created at its first start and readable only by its owner. Kinds that were added
 * later are created at the next start. The database's password is never made anew for data that have one.
 * @throws StackError if the file cannot be read, or lacks the password of the data
 */
export function loadKeys(dataDir: string): Keys {
  const file = fileIn(dataDir);
  const stored = readKeys(dataDir);
  const complete = keys.safeParse(stored);
  if (complete.success) return complete.data;
  if (stored.databasePassword === undefined && hasDatabase(dataDir)) {
    const problem = existsSync(file)
      ? "lacks the password of the data there"
      : "is missing, and the data there need it";
    throw new StackError(keysProblem(dataDir, problem));
  }
  const made = { ...createKeys(), ...stored };
  mkdirSync(dataDir, { recursive: true });
  // In one step: a start that is interrupted must not leave half a file.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  renameSync(written, file);
  return made;
}
