import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import connect from "postgres";
import { fromRoot } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";
import { freePort, listen } from "../../server/ports.ts";
import type { AuthSettings } from "../supabase/auth-settings.ts";
import type { SupabaseFetch } from "../supabase/supabase-fetch.ts";
import type { SupabaseOptions } from "../supabase/supabase-options.ts";
import { callingAuthAt } from "./calls.ts";
import { authProgramEnvironment } from "./environment.ts";
import { startMailServer } from "./mail-server.ts";

const user = "supabase_auth_admin";

/** What exists on Supabase before Auth's migrations. */
const schema = `
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', '${user}'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I', name);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;
alter role ${user} login noinherit createrole;
alter role ${user} set search_path = auth;
create schema if not exists auth authorization ${user};
grant usage on schema auth to anon, authenticated, service_role;`;

/** The address of a database for the role of Auth, whose password it sets. */
async function prepareDatabase(databaseUrl: string, password: string): Promise<string> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(schema);
    await sql.unsafe(`alter role ${user} password '${password.replaceAll("'", "''")}'`);
  } finally {
    await sql.end();
  }
  const url = new URL(databaseUrl);
  url.username = user;
  url.password = encodeURIComponent(password);
  url.searchParams.set("sslmode", "disable");
  return url.href;
}

/** Serves the mail's templates to the program, which reads them from an address only. */
async function serveTemplates(): Promise<{ url: string; close(): void }> {
  const texts = Object.fromEntries(
    ["confirmation", "recovery"].map((name) => {
      const file = `${name}.html`;
      return [`/${file}`, readFileSync(fromRoot(`supabase/templates/${file}`), "utf8")] as const;
    }),
  );
  const server = createServer((request, response) => {
    const text = texts[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(text);
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Process {
  child: ChildProcess;
  /** Resolves when it has ended, with the last lines of its log. */
  ended: Promise<{ code: number | null; log: string }>;
}

function run(program: string, argument: string, env: Record<string, string>, directory: string): Process {
  // Nothing of this project's own environment: the program would read a .env of its working directory, too.
  const child = spawn(program, [argument], { cwd: directory, env, stdio: ["ignore", "pipe", "pipe"] });
  const kept: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      kept.push(text);
      if (kept.length > 20) kept.shift();
    });
  const ended = new Promise<{ code: number | null; log: string }>((resolve) => {
    child.once("error", (error) => resolve({ code: null, log: error.message }));
    child.once("close", (code) => resolve({ code, log: kept.join("").trim() }));
  });
  return { child, ended };
}

async function untilHealthy(port: number, { ended }: Process): Promise<void> {
  let result: { log: string } | null = null;
  void ended.then((end) => (result = end));
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    const end = result as { log: string } | null;
    if (end) throw new StackError(`The program that SUPABASE_AUTH_PROGRAM names ended:\n${end.log}`);
    await pause(50);
  }
}

export interface AuthProgram {
  /** Sends the calls to Auth to the program, and leaves the others to the given API. */
  intercepting(fetch: SupabaseFetch): SupabaseFetch;
  close(): Promise<void>;
}

/**
 * Runs Supabase's own Auth on the stack's database, its migrations first, in place of the stand-in.
 * @throws StackError with the end of its log
 */
export async function startAuthProgram(
  program: string,
  options: SupabaseOptions,
  auth: AuthSettings,
): Promise<AuthProgram> {
  const databaseUrl = await prepareDatabase(options.databaseUrl, options.keys.databasePassword);
  const [port, templates, mailServer] = await Promise.all([
    freePort(),
    serveTemplates(),
    startMailServer(options.mailbox),
  ]);
  const env = authProgramEnvironment(options, {
    databaseUrl,
    port,
    mail: options.smtp ?? { host: "127.0.0.1", port: mailServer.port, from: "local@example.com" },
    templatesUrl: templates.url,
    auth,
  });
  const closeServers = () => {
    templates.close();
    mailServer.close();
  };
  try {
    const migrated = await run(program, "migrate", env, options.dataDir).ended;
    if (migrated.code !== 0) throw new StackError(`Auth's own migrations failed (${program}):\n${migrated.log}`);
    const server = run(program, "serve", env, options.dataDir);
    const kill = () => server.child.kill("SIGKILL");
    process.once("exit", kill);
    await untilHealthy(port, server);
    return {
      intercepting: (fetch) => callingAuthAt(port, options.keys, fetch),
      async close() {
        process.off("exit", kill);
        server.child.kill("SIGTERM");
        const late = setTimeout(kill, 3000);
        await server.ended;
        clearTimeout(late);
        closeServers();
      },
    };
  } catch (error) {
    closeServers();
    throw error;
  }
}
