import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { encryptBackup, readPassphrase } from "./backup/encrypted.ts";
import { readEnvironment } from "./backup/environment.ts";
import { openPlace } from "./backup/place.ts";
import { partialName, takeBackup } from "./backup/take.ts";
import { describeManifest } from "./backup/text.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";

const help = `npm run backup [-- --to <folder>] [--encrypt] [--production]
Copies all data into a new folder: every row, the accounts with their passwords' hashes, and every stored file. The
folder is as confidential as the data itself. Without settings, it copies this machine's data (DATA_DIR), whether
Caption Kite runs or not.
  --to <folder>  default: backups/<date and time>
  --encrypt      makes one file of the folder, <folder>.tar.age, that BACKUP_PASSPHRASE opens
  --production   a hosted project: reads SUPABASE_DB_URL, SUPABASE_SECRET_KEY and SUPABASE_PROJECT_REF (or
                 SUPABASE_URL) from .env.production or the environment`;

/** `npm run backup`: copies the data of this machine or of a hosted project. */
let folder = "";
try {
  const { to, encrypt, production } = readArguments(help, {
    to: { type: "string" },
    encrypt: { type: "boolean", default: false },
    production: { type: "boolean", default: false },
  }).values;
  const env = readEnvironment(production);
  const passphrase = encrypt ? readPassphrase(process.env) : null;
  folder = resolve(to ?? `backups/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`);
  const place = await openPlace(env, "backup");
  try {
    console.log(place.description);
    const manifest = await takeBackup(place, folder);
    const written = passphrase === null ? folder : await encryptBackup(folder, passphrase);
    console.log(`${written}\n${describeManifest(manifest)}`);
  } finally {
    await place.close();
  }
} catch (error) {
  if (folder && existsSync(partialName(folder))) console.error(`${partialName(folder)} is incomplete; delete it.`);
  exitWith(error);
}
