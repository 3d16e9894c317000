/** Tries a Supabase project with the product's own calls, and says what differs from what the product needs. */
import { existsSync } from "node:fs";
import connect from "postgres";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";
import { createManagementApi } from "./deploy/management-api.ts";
import { resultLines, summary } from "./verify/report.ts";
import { areas, verify } from "./verify/verify.ts";

const help = `npm run verify -- --url <address> [--publishable-key …] [--secret-key …] [--database-url …] [--site …] [--json]
Tries a Supabase project, hosted, self-hosted or local: Auth, the data API, Storage, live updates, the functions and the
scheduled jobs. It makes accounts and files and removes them. Ends with 1 if anything differs. See docs/deploy-reference.md.
  --url              the project's address, https://<ref>.supabase.co          (SUPABASE_URL)
  --publishable-key  its publishable key                                       (SUPABASE_PUBLISHABLE_KEY)
  --secret-key       its secret key                                            (SUPABASE_SECRET_KEY)
  --database-url     its database: migrations, grants, scheduled jobs          (SUPABASE_DB_URL)
  --site             the page's address: live updates, mail                    (SITE_URL)
  --mailbox          the local stack's mailbox, http://127.0.0.1:3020/mailbox.json
  --only             one area, for example "Live updates"; may be repeated
  --json             prints the results as JSON
Settings in brackets stand for options that are missing; they are also read from .env.production. For a project that was
deployed with that file, no option is needed: keys, database and mail templates are asked of the Management API. Others
can read a command line, so put keys into the environment. With CRON_SECRET, the door of the scheduled jobs is tried.`;

const text = { type: "string" } as const;
const { values } = readArguments(help, {
  url: text,
  "publishable-key": text,
  "secret-key": text,
  "database-url": text,
  site: text,
  mailbox: text,
  only: { type: "string", multiple: true },
  json: { type: "boolean", default: false },
});

function setting(given: string | undefined, name: string): string | undefined {
  const value = (given ?? process.env[name] ?? "").trim().replace(/\/+$/, "");
  return value === "" ? undefined : value;
}

function needed(value: string | null | undefined, option: string, name: string): string {
  if (value) return value;
  console.error(`--${option} is missing, and ${name} is not set.\n\n${help}`);
  process.exit(2);
}

async function main(): Promise<void> {
  const only = areas.filter((area) => values.only?.includes(area) ?? true);
  if (values.only?.some((name) => !(areas as readonly string[]).includes(name)) === true) {
    console.error(`--only names one of: ${areas.join(", ")}`);
    process.exit(2);
  }
  if (existsSync(fromRoot(".env.production"))) process.loadEnvFile(fromRoot(".env.production"));
  const ref = setting(undefined, "SUPABASE_PROJECT_REF");
  const accessToken = setting(undefined, "SUPABASE_ACCESS_TOKEN");
  const url = setting(values.url, "SUPABASE_URL") ?? (ref && `https://${ref}.supabase.co`);
  // The settings of a deployment are those of one project; another address is another project.
  const isDeployed = ref !== undefined && url === `https://${ref}.supabase.co`;
  const management = isDeployed && accessToken ? createManagementApi({ projectRef: ref, accessToken }) : null;
  const known = (await management?.keys()) ?? { publishable: null, secret: null };
  const databaseUrl = setting(values["database-url"], "SUPABASE_DB_URL");
  const database = databaseUrl === undefined ? null : connect(databaseUrl, { max: 1, onnotice: () => {} });
  const target = {
    url: needed(url, "url", "SUPABASE_URL"),
    publishableKey: needed(
      setting(values["publishable-key"], "SUPABASE_PUBLISHABLE_KEY") ?? known.publishable,
      "publishable-key",
      "SUPABASE_PUBLISHABLE_KEY",
    ),
    secretKey: needed(
      setting(values["secret-key"], "SUPABASE_SECRET_KEY") ?? known.secret,
      "secret-key",
      "SUPABASE_SECRET_KEY",
    ),
    sql: database
      ? (query: string) => database.unsafe(query) as Promise<Record<string, unknown>[]>
      : (management?.runSql ?? null),
    site: setting(values.site, "SITE_URL") ?? null,
    cronSecret: setting(undefined, "CRON_SECRET") ?? null,
    authConfig: management?.authConfig ?? null,
    mailbox: values.mailbox ?? null,
  };
  const results = await verify(
    target,
    (result) => {
      if (!values.json) for (const line of resultLines(result)) console.log(line);
    },
    only,
  );
  await database?.end();
  console.log(values.json ? JSON.stringify(results, null, 2) : `\n${summary(results)}`);
  process.exitCode = results.some(({ state }) => state === "differs") ? 1 : 0;
}

main().catch(exitWith);
