import { fileURLToPath } from "node:url";

/** The repository's root directory, absolute, without a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** @returns an absolute path below the repository's root */
export const fromRoot = (path: string): string => `${root}/${path}`;
