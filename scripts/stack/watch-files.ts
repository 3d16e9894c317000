import { watch } from "node:fs";

export interface WatchOptions {
  /** Absolute. */
  directory: string;
  /** Whether directories below it are watched as well. Default: true. */
  recursive?: boolean;
  /** Whether a change of this file counts; its path is relative to `directory`. */
  counts: (file: string) => boolean;
  /** Called with the paths of the changed files, relative to `directory`, after 100 ms without further changes. */
  changed: (files: string[]) => void;
  /** Called with the reason if watching has ended. */
  failed: (reason: string) => void;
}

/** Debounce, in milliseconds: an editor writes a file in several steps, and "save all" writes many files. */
const quietMs = 100;

/**
 * Watches the files of a directory. Never throws.
 * @returns a function that ends it
 */
export function watchFiles({ directory, recursive = true, counts, changed, failed }: WatchOptions): () => void {
  const files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const all = [...files].sort();
    files.clear();
    changed(all);
  };
  try {
    const watcher = watch(directory, { recursive }, (_event, file) => {
      if (!file || !counts(file)) return;
      files.add(file);
      clearTimeout(timer);
      timer = setTimeout(report, quietMs);
    });
    watcher.on("error", (error) => failed(error.message));
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  } catch (error) {
    failed((error as Error).message);
    return () => {};
  }
}
