import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { StackError } from "../command/stack-error.ts";

/** What encrypted backups end with: a tar archive in the age format (https://age-encryption.org/v1). */
const ending = ".tar.age";

export const isEncrypted = (path: string): boolean => path.endsWith(ending);

/** A passphrase of a few random words; shorter ones can be guessed by trying. */
const passphraseMin = 16;

/** @throws StackError if BACKUP_PASSPHRASE is missing or too short */
export function readPassphrase(env: Readonly<Record<string, string | undefined>>): string {
  const passphrase = env["BACKUP_PASSPHRASE"] ?? "";
  if (passphrase.length < passphraseMin)
    throw new StackError(
      `Set BACKUP_PASSPHRASE to at least ${passphraseMin} characters, in .env or in front of the command. Without it, nobody can read the backup, so keep it apart from the backups.`,
    );
  return passphrase;
}

/** Node's type of a web stream and the library's differ in name only. */
type Bytes = ReadableStream<Uint8Array>;
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as Bytes;
const fromWeb = (stream: Bytes) => Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);

/**
 * Replaces a backup's folder by one encrypted file beside it.
 * @returns the file
 * @throws StackError if the file exists; the folder stays
 */
export async function encryptBackup(folder: string, passphrase: string): Promise<string> {
  const [{ Encrypter }, { create }] = await Promise.all([import("age-encryption"), import("tar")]);
  const file = folder + ending;
  if (existsSync(file)) throw new StackError(`${file} exists already. Choose another folder.`);
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const archive = Readable.from(create({ cwd: folder, portable: true }, ["."]));
  const encrypted = await encrypter.encrypt(toWeb(archive));
  await pipeline(fromWeb(encrypted), createWriteStream(`${file}.partial`, { mode: 0o600 }));
  renameSync(`${file}.partial`, file);
  rmSync(folder, { recursive: true });
  return file;
}

/**
 * Decrypts a backup into a folder of its own that only this user can read; `remove` deletes it.
 * @throws StackError if the passphrase is another one, or the file is damaged
 */
export async function decryptBackup(file: string, passphrase: string): Promise<{ folder: string; remove: () => void }> {
  const [{ Decrypter }, { extract }] = await Promise.all([import("age-encryption"), import("tar")]);
  if (!existsSync(file)) throw new StackError(`${file} does not exist.`);
  const folder = mkdtempSync(join(tmpdir(), "caption-kite-backup-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // However the command ends, nothing decrypted is left behind.
  process.once("exit", remove);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const archive = await decrypter.decrypt(toWeb(createReadStream(file)));
    await pipeline(fromWeb(archive), extract({ cwd: folder, strict: true }));
  } catch (cause) {
    remove();
    throw new StackError(`${file} cannot be decrypted: BACKUP_PASSPHRASE is another one, or the file is damaged.`, {
      cause,
    });
  }
  return { folder, remove };
}
