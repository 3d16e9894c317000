import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";

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
const password = (): string => `Kite${randomBytes(6).toString("hex")}7`;

function createKeys(): Keys {
  return {
    jwtSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    databasePassword: random(24),
    addressHashSecret: random(32),
    cronSecret: random(32),
    adminPassword: password(),
    demoPassword: password(),
  };
}

/**
 * The secrets of a data directory: created at its first start and readable only by its owner. Kinds that were added
 * later are created at the next start.
 */
export function loadKeys(dataDir: string): Keys {
  const file = `${dataDir}/keys.json`;
  const stored = existsSync(file) ? z.partial(keys).parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const complete = keys.safeParse(stored);
  if (complete.success) return complete.data;
  const made = { ...createKeys(), ...stored };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}
