import { resolve } from "node:path";
import { applyBackup, contentsOf } from "./backup/apply.ts";
import { checkBackup } from "./backup/check-backup.ts";
import { decryptBackup, isEncrypted, readPassphrase } from "./backup/encrypted.ts";
import { readEnvironment } from "./backup/environment.ts";
import { readManifest } from "./backup/manifest.ts";
import { mayReplace } from "./backup/permission.ts";
import { openPlace } from "./backup/place.ts";
import { describeManifest } from "./backup/text.ts";
import { answeringYes, askPerson } from "./command/ask.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { StackError } from "./command/stack-error.ts";
import { endOnSignal } from "./stack/end-on-signal.ts";

const help = `npm run restore -- --from <backup> [--replace] [--production]
Puts back what npm run backup copied, and checks it. Without settings, it restores this machine's data (DATA_DIR), while
Caption Kite is stopped.
  --from <backup>  its folder, or an encrypted file, for which BACKUP_PASSPHRASE is needed
  --replace        deletes the data that is there, after one question; without it, only an empty place is filled
  --yes            answers the question
  --production     a hosted project: reads SUPABASE_DB_URL, SUPABASE_SECRET_KEY and SUPABASE_PROJECT_REF (or
                   SUPABASE_URL) from .env.production or the environment`;

/** `npm run restore`: puts a backup into the data of this machine or of a hosted project. */
try {
  const { from, replace, yes, production } = readArguments(help, {
    from: { type: "string" },
    replace: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
    production: { type: "boolean", default: false },
  }).values;
  if (from === undefined) throw new StackError(`Name the backup: --from <backup>.\n\n${help}`);
  const env = readEnvironment(production);
  // With Ctrl-C, too, a decrypted backup is removed when the command exits.
  if (isEncrypted(from)) endOnSignal();
  const opened = isEncrypted(from) ? await decryptBackup(resolve(from), readPassphrase(process.env)) : null;
  const folder = opened?.folder ?? resolve(from);
  const manifest = readManifest(folder);
  await checkBackup(folder, manifest);
  const place = await openPlace(env, "restore");
  try {
    console.log(`${place.description}\n${resolve(from)}, taken ${manifest.takenAt} (${manifest.place})`);
    const ask = yes ? answeringYes : askPerson;
    if (await mayReplace(await contentsOf(place), { replace, ask })) {
      const revoked = await applyBackup(place, folder, manifest);
      console.log(`Restored and compared: ${describeManifest(manifest)}. Everybody has to sign in again.`);
      console.log("Whoever does not know a password any more gets a new one: npm run admin -- password <email>");
      for (const email of revoked) {
        console.log(`${email} is an administrator in the backup and no longer was: the role stays revoked.`);
      }
    } else throw new StackError("Nothing was changed: this needs a yes. --yes answers the question.");
  } finally {
    await place.close();
  }
} catch (error) {
  exitWith(error);
}
