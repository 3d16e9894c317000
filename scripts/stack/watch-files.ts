import { watch } from "chokidar";
import { basename, relative } from "node:path";

export interface WatchOptions {
  /** Absolute. */
  directory: string;
  /** Whether directories below it are watched as well. Default: true. */
  recursive?: boolean;
  /** Whether a change of this file counts; its path is relative to `directory`. */
  counts: (file: string) => boolean;
  /** Called with the paths of the changed files, relative to `directory`, after 100 ms without further changes. */
  changed: (files: string[]) => void;
  /** Called once with the reason if watching has ended. */
  failed: (reason: string) => void;
}

export interface Watching {
  /** Resolves when every later change is seen, or when watching has failed. */
  ready: Promise<void>;
  /** How many files and directories the system watches. */
  paths: () => number;
  end: () => void;
}

/** Debounce, in milliseconds: an editor writes a file in several steps, and "save all" writes many files. */
const quietMs = 100;

/** Installed packages and hidden directories, such as a repository's own, have no sources that anybody edits. */
const isForeign = (directory: string): boolean => directory === "node_modules" || directory.startsWith(".");

/**
 * Watches the files of a directory, however they are written: in place, or by another file that takes their name, as
 * most editors and git do. Never throws.
 */
export function watchFiles({ directory, recursive = true, counts, changed, failed }: WatchOptions): Watching {
  const root = directory.replace(/\/$/, "");
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const report = () => {
    const all = [...files].sort();
    files.clear();
    changed(all);
  };
  const watcher = watch(root, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, stats) => {
      if (path === root || stats === undefined) return false;
      if (stats.isDirectory()) return !recursive || isForeign(basename(path));
      return !counts(relative(root, path));
    },
  });
  const end = () => {
    ended = true;
    clearTimeout(timer);
    void watcher.close();
  };
  const ready = new Promise<void>((resolve) => {
    watcher.once("ready", resolve);
    watcher.on("error", (error) => {
      resolve();
      if (ended) return;
      end();
      failed((error as Error).message);
    });
  });
  watcher.on("all", (event, path) => {
    const file = relative(root, path);
    if (ended || event.endsWith("Dir") || !counts(file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, quietMs);
  });
  return {
    ready,
    paths: () => Object.values(watcher.getWatched()).reduce((sum, names) => sum + names.length, 0),
    end,
  };
}
