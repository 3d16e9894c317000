import type { Rolldown } from "vite";

/** The files of a build that end in `extension`, as paths from the site's root. */
export const assetPaths = (bundle: Rolldown.OutputBundle, extension: string): string[] =>
  Object.keys(bundle)
    .filter((file) => file.endsWith(extension))
    .map((file) => `/${file}`);
