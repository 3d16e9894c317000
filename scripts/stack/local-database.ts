import { StackError } from "../command/stack-error.ts";
import { loadKeys } from "./keys.ts";
import { clusterDirectory, serverIdentity } from "./postgres/postgres-home.ts";
import { readPostmaster } from "./postgres/postgres-orphan.ts";
import { confirmPassword, databaseUrl, startPostgres } from "./postgres/postgres.ts";
import { claimDataDirectory, runningStack } from "./running-stack.ts";

/** The database of a data directory, for a command. */
export interface LocalDatabase {
  /** Superuser. */
  url: string;
  /** Where the data is, for the person. */
  place: string;
  /** Stops the database if the command started it. */
  end: () => Promise<void>;
}

/** Opens the database of the running stack, or starts the database of a stopped one. */
export async function openLocalDatabase(dataDir: string): Promise<LocalDatabase> {
  const password = loadKeys(dataDir).databasePassword;
  return runningStack(dataDir) === null ? startDatabase(dataDir, password) : runningDatabase(dataDir, password);
}

async function runningDatabase(dataDir: string, password: string): Promise<LocalDatabase> {
  const postmaster = readPostmaster(clusterDirectory(dataDir, serverIdentity()));
  if (!postmaster?.ready) {
    throw new StackError(`Caption Kite is starting or stopping on ${dataDir}. Try again in a moment.`);
  }
  const url = databaseUrl(postmaster.port, password);
  await confirmPassword(url, dataDir);
  return {
    url,
    place: `This machine, ${dataDir}: running`,
    end: () => Promise.resolve(),
  };
}

/** Starts the database of a data directory that no stack uses, and creates it if it is missing. */
async function startDatabase(dataDir: string, password: string): Promise<LocalDatabase> {
  const release = claimDataDirectory(dataDir);
  try {
    const postgres = await startPostgres({ dataDir, password, durable: true });
    const end = async () => {
      await postgres.stop();
      release();
    };
    const place = `This machine, ${dataDir}: not running, its database was started for this command`;
    return { url: postgres.url, place, end };
  } catch (error) {
    release();
    throw error;
  }
}
