import { check, getFileInfo, resolveConfig } from "prettier";
import { checkOf } from "./checked-files.ts";

/** The result for some files. */
export interface FormatResult {
  /** The checks that succeeded. */
  checked: Set<string>;
  /** What to print for each file that is not formatted, or that cannot be read as what its name says. */
  complaints: string[];
}

export interface FormatOptions {
  /** Everything besides the files that decides how they are formatted. */
  settings: readonly string[];
  /** Files that list what is not formatted. */
  ignorePath: string[];
  /** Checks that succeeded before and are not repeated. */
  known: ReadonlySet<string>;
  read: (path: string) => string;
}

/** @returns why the file is not as Prettier would write it; null if it is, or if Prettier does not format it */
async function complaintAbout(path: string, text: string, ignorePath: string[]): Promise<string | null> {
  const { ignored, inferredParser } = await getFileInfo(path, { ignorePath });
  if (ignored || inferredParser === null) return null;
  const options = { ...(await resolveConfig(path, { editorconfig: true })), filepath: path };
  try {
    return (await check(text, options)) ? null : `${path} is not formatted. Run: npm run format`;
  } catch (error) {
    return `${path}: ${(error as Error).message}`;
  }
}

/**
 * Checks the format of files as `prettier --check` does.
 * @param paths from the working directory, which is the repository's root
 */
export async function checkFormat(
  paths: readonly string[],
  { settings, ignorePath, known, read }: FormatOptions,
): Promise<FormatResult> {
  const checked = new Set<string>();
  const complaints: string[] = [];
  for (const path of paths) {
    const text = read(path);
    const id = checkOf(settings, path, text);
    const complaint = known.has(id) ? null : await complaintAbout(path, text, ignorePath);
    if (complaint === null) checked.add(id);
    else complaints.push(complaint);
  }
  return { checked, complaints };
}
