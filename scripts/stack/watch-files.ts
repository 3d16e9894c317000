import { watch } from "node:fs";

export interface WatchOptions {
  /** Absolute. */
  directory: string;
  /** Whether directories below it are watched as well. Default: true. */
  recursive?: boolean;
  /** Whether a change of this file, named from `directory`, counts. */
  counts: (file: string) => boolean;
  /** Called with the changed files, named from `directory`, once no further change followed for a tenth of a second. */
  changed: (files: string[]) => void;
  /** Watching ended, with the reason. */
  failed: (reason: string) => void;
}

/**
 * An editor writes a file in several steps, and "save all" writes many: one call for them, after this many
 * milliseconds.
 */
const quietMs = 100;

/**
 * Watches the files of a directory. Never throws.
 * @returns what ends it
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
