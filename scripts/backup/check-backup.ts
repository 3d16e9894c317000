import { readFileSync } from "node:fs";
import { StackError } from "../command/stack-error.ts";
import { measureFile } from "./copy.ts";
import { storedFile, tableFile, type FileEntry, type Manifest } from "./manifest.ts";
import { hashOf } from "./take.ts";

/** Checks that every file of a backup is there and unchanged. @throws StackError naming the first that is not */
export async function checkBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const table of tables) {
    const path = `${folder}/${tableFile(table)}`;
    const content = await measureFile(path).catch((cause: unknown) => {
      throw new StackError(`${path} is missing or damaged. Nothing was restored.`, { cause });
    });
    if (content.sha256 !== table.sha256) throw new StackError(`${path} has changed. Nothing was restored.`);
  }
  for (const file of files) readStored(folder, file);
}

/** Reads a stored file of a backup. @throws StackError if it is missing or has changed */
export function readStored(folder: string, file: FileEntry): Uint8Array<ArrayBuffer> {
  const path = `${folder}/${storedFile(file)}`;
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = new Uint8Array(readFileSync(path));
  } catch (cause) {
    throw new StackError(`${path} is missing. Nothing was restored.`, { cause });
  }
  if (hashOf(body) !== file.sha256) throw new StackError(`${path} has changed. Nothing was restored.`);
  return body;
}
