import { relative } from "node:path";
import { root } from "../command/paths.ts";
import { clusterDirectory, serverIdentity } from "./postgres/postgres-home.ts";
import type { Settings } from "./settings.ts";
import { openable, type Stack } from "./stack.ts";

/** A directory in the form in which a person at the project's root would type it. */
function place(directory: string): string {
  const path = relative(root, directory);
  return path.startsWith("..") ? directory : path;
}

/** Root's database may have to be in a different place than the rest of the data. */
function databasePlace(dataDir: string): string {
  const cluster = clusterDirectory(dataDir, serverIdentity());
  return cluster.startsWith(`${dataDir}/`) ? place(dataDir) : `${place(dataDir)} and ${cluster}`;
}

type Environment = Settings["functionsEnv"];

function writer(env: Environment): string {
  if (env["OPENAI_API_KEY"]) return env["OPENAI_BASE_URL"] ?? "OpenAI";
  const idle = Object.keys(env).filter((name) => name.startsWith("OPENAI_"));
  const why =
    idle.length > 0
      ? `${idle.join(", ")}: without effect until OPENAI_API_KEY is set`
      : "set OPENAI_API_KEY for AI captions";
  return `the built-in writer (${why})`;
}

function payments(stack: Stack, env: Environment): string {
  if (!stack.stripe) return `Stripe, ${env["STRIPE_SECRET_KEY"]?.includes("_live_") ? "live" : "test"} mode`;
  return `simulated: no real card is charged; its billing page and API are at ${stack.stripe.url} (set STRIPE_SECRET_KEY for real ones)`;
}

/** What a person needs to know when everything runs: addresses, accounts, and what is simulated. */
export function announcement(stack: Stack, settings: Settings, seconds: number): string {
  const signIns = stack.accounts.map(
    ({ role, email, password }) =>
      [
        role === "admin" ? "Admin" : "Demo user",
        password === null
          ? `${email}   with the password that its owner set (npm run admin -- password ${email} sets a new one)`
          : `${email}   password ${password}`,
      ] as const,
  );
  const rows: (readonly [string, string])[] = [
    [
      "Page",
      !settings.siteUrl && openable(settings.host) !== settings.host
        ? `${stack.url} (set SITE_URL to the address that others use)`
        : stack.url,
    ],
    ...signIns,
    [
      "Mail",
      settings.smtp
        ? `sent through ${settings.smtp.host}`
        : `simulated: kept at ${stack.mailboxUrl} (set SMTP_HOST to send it)`,
    ],
    ["Writer", writer(settings.functionsEnv)],
    ["Payments", payments(stack, settings.functionsEnv)],
    ["Data", `${databasePlace(settings.dataDir)}, browse it at ${stack.studioUrl} (npm run reset empties it)`],
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`);
  const notes = stack.accountNotes.length > 0 ? ["", ...stack.accountNotes.map((note) => `  ${note}`)] : [];
  return [
    `\nCaption Kite is ready after ${seconds.toFixed(1)} s.\n`,
    ...lines,
    ...notes,
    "\nCtrl-C stops everything.\n",
  ].join("\n");
}
