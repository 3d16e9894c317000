import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { serverIdentity, clusterDirectory } from "./postgres/postgres-home.ts";
import { stopOrphan } from "./postgres/postgres-orphan.ts";
import { lockFile, runningStack } from "./running-stack.ts";
import { readSettings } from "./settings.ts";
import { startStack, type Stack, type StackOptions } from "./start-stack.ts";

/** Data directories of this process. */
const directories = new Set<string>();

// Whatever ends this process, short of kill -9. The servers have been told to end by then, see postgres.ts.
process.on("exit", () => {
  for (const directory of directories) {
    try {
      rmSync(directory, { recursive: true, force: true });
    } catch {
      // A server that is still ending writes there. The next temporary stack sweeps it away.
    }
  }
});

const prefix = "caption-kite-temporary-";

/** Removes what runs that were killed left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = `${tmpdir()}/${name}`;
    // Without the lock's file it is just being made, or is another user's.
    if (!existsSync(lockFile(dataDir)) || runningStack(dataDir) !== null) continue;
    try {
      await stopOrphan(clusterDirectory(dataDir, serverIdentity()));
      rmSync(dataDir, { recursive: true, force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EACCES" && (error as NodeJS.ErrnoException).code !== "EPERM")
        throw error;
    }
  }
}

/**
 * The least cost that bcrypt knows: hashing takes a thousandth of a second, where usually it takes 60. For tests that
 * measure no hashing.
 */
export const fastPasswordHashing = { passwordCost: 4 };

export interface TemporaryStackOptions extends Partial<Omit<StackOptions, "settings">> {
  /** Settings by their name in the environment; the person's own environment does not count. */
  env?: Record<string, string>;
}

/** A stack with a database of its own on free ports; stopping it removes everything. For tests and measurements. */
export async function startTemporaryStack({ env, ...options }: TemporaryStackOptions = {}): Promise<Stack> {
  await sweep();
  const dataDir = mkdtempSync(`${tmpdir()}/${prefix}`);
  directories.add(dataDir);
  chmodSync(dataDir, 0o711);
  const remove = () => {
    rmSync(dataDir, { recursive: true, force: true });
    directories.delete(dataDir);
  };
  const settings = readSettings({
    PORT: "0",
    STUDIO_PORT: "0",
    MAILBOX_PORT: "0",
    STRIPE_SIMULATOR_PORT: "0",
    DATA_DIR: dataDir,
    ...env,
  });
  try {
    const stack = await startStack({ durable: false, ...options, settings });
    return {
      ...stack,
      async stop() {
        await stack.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
