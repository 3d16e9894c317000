import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import connect from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { readSupabaseConfig } from "../../command/supabase-config.ts";
import { schedulerSecretsSql } from "../../deploy/scheduler-secrets.ts";
import { openProjectAddress, type ProjectAddress } from "../../preview/project.ts";
import { startLocalServer } from "../../server/local-server.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import type { Result } from "../../verify/check.ts";
import { needsSql, type RunSql, type Target } from "../../verify/target.ts";
import { verify, type Area } from "../../verify/verify.ts";

// npm run verify against a local stack that stands at the address of a project, with a scheduler that sends nothing.

const limits = { signUps: 1000, tokens: 1000, verifications: 30, mails: 1000, mailPauseMs: 60_000 };
let stack: Stack;
let project: ProjectAddress;
let sql: ReturnType<typeof connect>;
let target: Target;

beforeAll(async () => {
  project = await openProjectAddress();
  stack = await startTemporaryStack({
    ...fastPasswordHashing,
    auth: { limits },
    functionsEnv: { SUPABASE_PUBLIC_URL: project.url },
  });
  await project.serve(stack);
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(readFileSync(fromRoot("supabase/tests/prelude/scheduler.psql"), "utf8"));
  await sql`select private.schedule_jobs()`;
  target = {
    url: project.url,
    publishableKey: stack.publishableKey,
    secretKey: stack.secretKey,
    sql: withNetwork((query) => sql.unsafe(query)),
    site: stack.url,
    cronSecret: stack.functionsEnv["CRON_SECRET"]!,
    authConfig: () => Promise.resolve(pushedSettings()),
    mailbox: `${stack.mailboxUrl}.json`,
  };
  await sql.unsafe(schedulerSecretsSql(stack.url, target.cronSecret!));
});
afterAll(async () => {
  await sql?.end();
  project?.close();
  await stack?.stop();
});

/** The auth server's settings after a deployment. */
function pushedSettings(): Record<string, unknown> {
  const config = readSupabaseConfig();
  return Object.fromEntries(
    ["confirmation", "recovery"].flatMap((kind) => [
      [`mailer_templates_${kind}_content`, readFileSync(fromRoot(`supabase/templates/${kind}.html`), "utf8")],
      [`mailer_subjects_${kind}`, config.get(`auth.email.template.${kind}`)?.get("subject")],
    ]),
  );
}

/** Sends what the database asks for, as pg_net does. */
const withNetwork =
  (run: RunSql): RunSql =>
  async (query) => {
    const rows = await run(query);
    for (const { id, url, headers } of query.includes("request_function")
      ? await run("delete from net.http_request_queue where true returning id, url, headers")
      : []) {
      const asked = fetch(String(url), { method: "POST", headers: headers as Record<string, string> });
      const [status, reason] = await asked.then(
        (response) => [response.status, null] as const,
        (error: Error) => [null, error.message] as const,
      );
      await sql`insert into net._http_response values (${Number(id)}, ${status}, ${reason})`;
    }
    return rows;
  };

const titles = (results: readonly Result[], state: Result["state"]) =>
  results.filter((result) => result.state === state).map(({ area, title }) => `${area}: ${title}`);

test("a local stack differs in nothing, and everything can be tried", async () => {
  const results = await verify(target, () => {});
  expect(results.filter(({ state }) => state === "differs")).toEqual([]);
  expect(titles(results, "untried")).toEqual([]);
  expect(results.length).toBeGreaterThan(35);
  const left = await sql`select email from auth.users where email like 'verify-%'`;
  expect([...left]).toEqual([]);
  expect([...(await sql`select name from storage.objects where name like 'verify-%'`)]).toEqual([]);
});

test("without a database, a page and the Management API it tries the rest", async () => {
  const bare = { ...target, sql: null, site: null, mailbox: null, authConfig: null };
  const results = await verify(bare, () => {}, ["Data API", "Live updates", "Scheduled jobs", "Mail"]);
  expect(titles(results, "differs")).toEqual([]);
  expect(results.filter((result) => result.state === "untried" && result.why === needsSql)).toHaveLength(5);
});

/** One thing that is broken, by SQL or in what is tried, and how it is mended; and the titles that must differ. */
interface Breakage {
  area: Area;
  sql?: string;
  mend?: string;
  target?: () => Promise<Partial<Target>> | Partial<Target>;
  differ: RegExp[];
}

const withoutQueueWorker = async (): Promise<Partial<Target>> => {
  const server = createServer((request, response) =>
    response.writeHead(request.url!.includes("queue-worker") ? 404 : 401).end("{}"),
  );
  const { url, close } = await startLocalServer(server);
  closers.push(close);
  return { site: url, cronSecret: null };
};
const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

const breakages: Record<string, Breakage> = {
  "another secret in the vault": {
    area: "Scheduled jobs",
    sql: "select vault.update_secret(id, 'another-secret-of-16') from vault.secrets where name = 'cron_secret'",
    differ: [/the vault has the address and the secret/, /a job of the database reaches its function/],
  },
  "a job that is not scheduled": {
    area: "Scheduled jobs",
    sql: "delete from cron.job where jobname = 'queue-worker'",
    mend: "select private.schedule_jobs()",
    differ: [/every job is scheduled/],
  },
  "an address in the vault at which nobody responds": {
    area: "Scheduled jobs",
    sql: "select vault.update_secret(id, 'http://127.0.0.1:1') from vault.secrets where name = 'project_url'",
    differ: [/a job of the database reaches its function/],
  },
  "a template that is missing": {
    area: "Mail",
    target: () => ({
      authConfig: () => Promise.resolve({ ...pushedSettings(), mailer_templates_recovery_content: "" }),
    }),
    differ: [/template "recovery"/],
  },
  "a bucket that is closed": {
    area: "Storage",
    sql: "update storage.buckets set public = false where id = 'media'",
    mend: "update storage.buckets set public = true where id = 'media'",
    differ: [/the bucket is public/, /everybody sees a file/],
  },
  "a bucket without a limit": {
    area: "Storage",
    sql: "update storage.buckets set allowed_mime_types = null where id = 'media'",
    mend: "update storage.buckets set allowed_mime_types = array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4'] where id = 'media'",
    differ: [/the bucket is public and has the product's limits/, /files of another type/],
  },
  "topics that everybody joins": {
    area: "Live updates",
    sql: `create policy "Everybody" on realtime.messages for select to anon using (true)`,
    mend: `drop policy "Everybody" on realtime.messages`,
    differ: [/a session is refused the topic of another one/],
  },
  "topics that nobody joins": {
    area: "Live updates",
    sql: "revoke select on realtime.messages from anon",
    mend: "select private.allow_live_updates()",
    differ: [/a session joins its private topic/],
  },
  "a function that is not deployed": {
    area: "Functions",
    target: withoutQueueWorker,
    differ: [/queue-worker refuses/],
  },
  "a migration that is missing": {
    area: "Data API",
    sql: "update supabase_migrations.schema_migrations set version = '1' where version = '20261121117200'",
    mend: "update supabase_migrations.schema_migrations set version = '20261121117200' where version = '1'",
    differ: [/every migration is applied/],
  },
  "a table that everybody reads": {
    area: "Data API",
    sql: "grant select on public.profiles to anon",
    mend: "revoke select on public.profiles from anon",
    differ: [/visitors read articles and no other table/],
  },
  "a table whose owner escapes row-level security": {
    area: "Data API",
    sql: "alter table public.profiles no force row level security",
    mend: "alter table public.profiles force row level security",
    differ: [/row-level security is forced/],
  },
  "a function of the server that everybody may call": {
    area: "Data API",
    sql: "grant execute on function public.recovery_token_is_valid(text) to anon",
    mend: "revoke execute on function public.recovery_token_is_valid(text) from anon",
    differ: [/every SQL function of the product is there, and closed/],
  },
  "another secret key": {
    area: "Auth",
    target: () => ({ secretKey: "sb_secret_of_somebody_else" }),
    differ: [/the secret key/],
  },
};

test.each(Object.entries(breakages))(
  "it names %s",
  async (_what, { area, sql: broken, mend, target: change, differ }) => {
    if (broken) await sql.unsafe(broken);
    try {
      const results = await verify({ ...target, ...(await change?.()) }, () => {}, [area]);
      const found = titles(results, "differs");
      for (const title of differ) expect(found.filter((one) => title.test(one))).toHaveLength(1);
    } finally {
      await sql.unsafe(mend ?? schedulerSecretsSql(stack.url, target.cronSecret!));
    }
  },
);
