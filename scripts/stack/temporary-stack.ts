import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { removeDirectory, temporaryDirectory } from "../command/temporary-directory.ts";
import { serverIdentity, clusterDirectory } from "./postgres/postgres-home.ts";
import { copyPreparedCluster } from "./prepared-cluster.ts";
import { stopOrphan } from "./postgres/postgres-orphan.ts";
import { lockFile, runningStack } from "./running-stack.ts";
import { readSettings } from "./settings.ts";
import { startStack } from "./start-stack.ts";
import type { Stack, StackOptions } from "./stack.ts";

const prefix = "caption-kite-temporary-";

/** Removes the data directories of killed processes. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = `${tmpdir()}/${name}`;
    // Without a lock file, it is just being created, or belongs to another user.
    if (!existsSync(lockFile(dataDir)) || runningStack(dataDir) !== null) continue;
    try {
      await stopOrphan(clusterDirectory(dataDir, serverIdentity()));
      removeDirectory(dataDir);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EACCES" && (error as NodeJS.ErrnoException).code !== "EPERM")
        throw error;
    }
  }
}

/** bcrypt's lowest cost: hashing takes 1 ms instead of 60 ms. For tests that do not measure hashing. */
export const fastPasswordHashing = { passwordCost: 4 };

export interface TemporaryStackOptions extends Partial<Omit<StackOptions, "settings">> {
  /** Settings by their name in the environment. Of the real environment, only SUPABASE_AUTH_PROGRAM counts. */
  env?: Record<string, string>;
}

/**
 * Starts a stack with its own database on free ports, a copy of a prepared one unless it has migrations of its own.
 * Stopping it removes everything. For tests and benchmarks, which sign up many people from one network address: the
 * auth server has no limits unless `auth` names them.
 */
export async function startTemporaryStack({ env, ...options }: TemporaryStackOptions = {}): Promise<Stack> {
  await sweep();
  const dataDir = temporaryDirectory(prefix);
  const settings = readSettings({
    PORT: "0",
    STUDIO_PORT: "0",
    MAILBOX_PORT: "0",
    STRIPE_SIMULATOR_PORT: "0",
    DATA_DIR: dataDir,
    SUPABASE_AUTH_PROGRAM: process.env["SUPABASE_AUTH_PROGRAM"],
    ...env,
  });
  try {
    if (!options.migrationsDir && settings.dataDir === dataDir)
      await copyPreparedCluster(dataDir, settings.authProgram);
    const auth = { limits: null, ...options.auth };
    const stack = await startStack({ durable: false, ...options, auth, settings });
    return {
      ...stack,
      async stop() {
        await stack.stop();
        removeDirectory(dataDir);
      },
    };
  } catch (error) {
    removeDirectory(dataDir);
    throw error;
  }
}
