import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import connect from "postgres";
import { freePort } from "../../server/ports.ts";
import {
  clusterDirectory,
  makeServerDirectory,
  postgresBinaries,
  serverIdentity,
  type Binaries,
  postgres17,
  type Identity,
  type PostgresRelease,
} from "./postgres-home.ts";
import { readPostmaster, stopOrphan } from "./postgres-orphan.ts";
import { keysProblem } from "../keys.ts";
import { waitUntil } from "../processes.ts";
import { StackError } from "../../command/stack-error.ts";

export interface PostgresOptions {
  /** Absolute. The cluster is inside it, or in a directory that the server's user can reach. */
  dataDir: string;
  /** Undefined: a free port. */
  port?: number;
  /** By default the local stack's. */
  release?: PostgresRelease;
  password: string;
  /** False is faster, but data can be lost in a power failure. For databases that exist only during a test run. */
  durable: boolean;
  /** Called if the server ends unexpectedly, with the end of its log. */
  onExit?: (logTail: string) => void;
}

/** The superuser's connection URL for a server on this machine. */
export const databaseUrl = (port: number, password: string): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

export interface Postgres {
  /** Superuser connection. */
  url: string;
  port: number;
  stoppedOrphan: boolean;
  stop(): Promise<void>;
}

/** The end of a log file, which shows why a server did not start. */
function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n").slice(-8).join("\n") : "";
}

/**
 * Creates the cluster under a temporary name and then renames it, so that an interrupted start leaves no partial
 * cluster.
 */
function initialize(
  binaries: Binaries,
  cluster: string,
  identity: Identity | null,
  { password, durable, release = postgres17 }: PostgresOptions,
): void {
  const made = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(made, { recursive: true, force: true });
  makeServerDirectory(made, identity);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);
  try {
    const result = spawnSync(
      binaries.initdb,
      [
        "-D",
        made,
        "-U",
        "postgres",
        "-A",
        "scram-sha-256",
        `--pwfile=${passwordFile}`,
        "-E",
        "UTF8",
        ...release.locale,
        ...(durable ? [] : ["--no-sync"]),
      ],
      { ...identity, cwd: dirname(cluster), env: { LC_ALL: "C", PATH: process.env["PATH"] }, encoding: "utf8" },
    );
    if (result.error)
      throw new StackError(`The database cannot be created: ${result.error.message}`, { cause: result.error });
    if (result.status !== 0) throw new StackError(`The database cannot be created:\n${result.stderr.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(made, cluster);
}

interface Server {
  process: ChildProcess;
  port: number;
}

/** The running servers of this process. They are detached, so that only this process ends them. */
const running = new Set<ChildProcess>();

/** PostgreSQL's immediate shutdown: committed data is kept, and the next start replays the log. */
const immediate = "SIGQUIT";

// When this process ends for any reason except kill -9, its servers end, too.
process.on("exit", () => running.forEach((server) => server.kill(immediate)));

/**
 * How long a fast shutdown, including its checkpoint, may take before an immediate shutdown follows, in milliseconds.
 */
const fastMs = 60_000;

/** How long an immediate shutdown may take before the server is killed, in milliseconds. */
const immediateMs = 5000;

/** Ends every server of this process without waiting for its sessions. Resolves when all have ended. */
export async function endServersNow(): Promise<void> {
  await Promise.all(
    [...running].map(async (server) => {
      server.kill(immediate);
      if (!(await waitUntil(() => !running.has(server), immediateMs))) server.kill("SIGKILL");
      await waitUntil(() => !running.has(server), immediateMs);
    }),
  );
}

/**
 * Starts a server, detached: Ctrl-C in the terminal must reach only the stack, which then stops the server.
 * @returns the end of the log if the server did not start
 */
async function launch(
  binaries: Binaries,
  cluster: string,
  identity: Identity | null,
  log: string,
  options: PostgresOptions,
): Promise<Server | string> {
  const port = options.port ?? (await freePort());
  // For its owner only: statements that failed are logged with what people wrote. A log of an earlier version is new.
  rmSync(log, { force: true });
  const output = openSync(log, "w", 0o600);
  const child = spawn(
    binaries.postgres,
    [
      "-D",
      cluster,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "max_connections=60",
      "-c",
      "timezone=UTC",
      "-c",
      "log_timezone=UTC",
      // Only the server's own events, not rejected statements, because those messages contain addresses and row values.
      "-c",
      "log_min_messages=log",
      ...(options.durable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"]),
    ],
    {
      ...identity,
      cwd: cluster,
      env: { LC_ALL: "C", PATH: process.env["PATH"] },
      stdio: ["ignore", output, output],
      detached: true,
    },
  );
  closeSync(output);
  let ended = false;
  const onEnd = () => {
    ended = true;
    running.delete(child);
  };
  running.add(child);
  child.once("error", onEnd);
  child.once("exit", onEnd);
  const up = () => {
    const postmaster = readPostmaster(cluster);
    return ended || (postmaster?.pid === child.pid && postmaster?.ready === true);
  };
  if ((await waitUntil(up, 30_000)) && !ended) return { process: child, port };
  child.kill(immediate);
  return tail(log);
}

/** What Postgres writes if another server has its files or its memory. */
const takenByAnother = /pre-existing shared memory|is already in use|lock file/;
const portTaken = /could not bind/;

/**
 * Starts PostgreSQL on 127.0.0.1. Creates the cluster if there is none, and stops a server that a killed stack left
 * running.
 * @throws StackError with the reason if it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const identity = serverIdentity();
  const { release = postgres17 } = options;
  const binaries = postgresBinaries(identity, release);
  const cluster = clusterDirectory(options.dataDir, identity);
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o755 });
  const stoppedOrphan = await stopOrphan(cluster);
  if (!existsSync(`${cluster}/PG_VERSION`)) initialize(binaries, cluster, identity, options);
  const version = readFileSync(`${cluster}/PG_VERSION`, "utf8").trim();
  if (version !== release.major)
    throw new StackError(
      `The data in ${cluster} was written by PostgreSQL ${version}; this is ${release.major}. Run: npm run reset`,
    );

  const log = `${options.dataDir}/postgres.log`;
  let server = await launch(binaries, cluster, identity, log, options);
  // Child processes of a killed server may hold its shared memory for a moment, and a free port may be taken meanwhile.
  for (let attempt = 0; typeof server === "string" && attempt < 10; attempt++) {
    const transient = takenByAnother.test(server) || (options.port === undefined && portTaken.test(server));
    if (!transient) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
    server = await launch(binaries, cluster, identity, log, options);
  }
  if (typeof server === "string") {
    if (options.port !== undefined && portTaken.test(server))
      throw new StackError(`Port ${options.port} is taken. Set POSTGRES_PORT to another one, or leave it out.`);
    throw new StackError(`The database does not start:\n${server}`);
  }

  const { process: child, port } = server;
  let stopping = false;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.once("exit", () => {
    if (!stopping) options.onExit?.(tail(log));
  });
  const stop = async () => {
    if (!stopping) {
      stopping = true;
      // Fast shutdown: ends sessions, writes a checkpoint.
      child.kill("SIGINT");
      if (!(await waitUntil(() => !running.has(child), fastMs))) child.kill(immediate);
    }
    await exited;
  };
  const url = databaseUrl(port, options.password);
  try {
    await confirmPassword(url, options.dataDir);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stoppedOrphan, stop };
}

const wrongPassword = "28P01";

/**
 * Connects once.
 * @throws StackError if the keys of the data directory are not those of its database
 */
export async function confirmPassword(url: string, dataDir: string): Promise<void> {
  const sql = connect(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select`;
  } catch (error) {
    if ((error as { code?: string }).code !== wrongPassword) throw error;
    throw new StackError(keysProblem(dataDir, "does not belong to the data there"), { cause: error });
  } finally {
    await sql.end();
  }
}
