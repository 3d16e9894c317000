import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { decryptBackup, encryptBackup, isEncrypted, readPassphrase } from "./encrypted.ts";

const root = mkdtempSync(join(tmpdir(), "caption-kite-encrypted-"));
const passphrase = "four random words here";
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(root, "backup-"));
  mkdirSync(join(folder, "files"));
  writeFileSync(join(folder, "manifest.json"), '{"secret": "everything"}');
  writeFileSync(join(folder, "files/0"), Buffer.alloc(200_000, 7));
});
afterAll(() => rmSync(root, { recursive: true }));

test("a backup becomes one file that nobody reads without the passphrase, and comes back as it was", async () => {
  const file = await encryptBackup(folder, passphrase);
  expect([isEncrypted(file), existsSync(folder), statSync(file).mode & 0o777]).toEqual([true, false, 0o600]);
  expect(readFileSync(file).includes("everything")).toBe(false);

  const { folder: opened, remove } = await decryptBackup(file, passphrase);
  expect(readFileSync(join(opened, "manifest.json"), "utf8")).toBe('{"secret": "everything"}');
  expect(readFileSync(join(opened, "files/0")).equals(Buffer.alloc(200_000, 7))).toBe(true);
  expect(statSync(opened).mode & 0o777).toBe(0o700);
  remove();
  expect(existsSync(opened)).toBe(false);
});

test("another passphrase, a damaged file and one that is not there are named", async () => {
  const file = await encryptBackup(folder, passphrase);
  await expect(decryptBackup(file, "four other words here")).rejects.toThrow("is another one, or the file is damaged");
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length - 1000));
  await expect(decryptBackup(file, passphrase)).rejects.toThrow("damaged");
  await expect(decryptBackup(`${root}/none.tar.age`, passphrase)).rejects.toThrow("does not exist");
});

test("a missing or short passphrase is refused before anything is read", () => {
  expect(() => readPassphrase({})).toThrow("Set BACKUP_PASSPHRASE to at least 16 characters");
  expect(() => readPassphrase({ BACKUP_PASSPHRASE: "short" })).toThrow("at least 16");
  expect(readPassphrase({ BACKUP_PASSPHRASE: passphrase })).toBe(passphrase);
});
