import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as paths from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { authErrors } from "../../../supabase/functions/_shared/platform/testing/descriptions/auth-errors.ts";
import { services } from "../../../supabase/functions/_shared/platform/testing/descriptions/conforming.ts";
import { realtimeUsers } from "../../../supabase/functions/_shared/platform/testing/descriptions/realtime.ts";
import { fromRoot } from "../../command/paths.ts";

const calls = services.flatMap((service) => service.calls);

/** Services that are described elsewhere, or not called. */
const others: Record<string, string> = {
  [paths.realtimePath]: "messages of a socket: descriptions/realtime.ts",
  [paths.functionsPath]: "our own functions: contract/wire/endpoints.ts",
  [paths.graphqlPath]: "never called; the static host refuses it",
};

/** Files that name a service's path without calling it. */
const callsNothing: Record<string, string> = {
  "scripts/bench/handlers.deno.ts": "counts the product's calls, and makes those of the data API itself",
  "scripts/bench/live-sockets.ts": "opens sockets by hand, for the local stack",
  "scripts/deploy/static-host.ts": "writes rules for a static host",
  "scripts/preview/project.ts": "passes calls on",
  "scripts/stack/auth-program/calls.ts": "passes calls on",
  "scripts/stack/auth-program/environment.ts": "names the address of a callback",
  "scripts/stack/gateway/auth-paths.ts": "decides who responds",
  "scripts/stack/gateway/gateway.ts": "decides who responds",
  "scripts/stack/realtime/start-realtime.ts": "responds",
  "scripts/stack/supabase/app.ts": "responds",
  "scripts/stack/supabase/auth-admin.ts": "responds",
  "scripts/stack/supabase/current-password.ts": "responds",
  "scripts/stack/supabase/auth-guard.ts": "responds",
  "scripts/stack/supabase/auth-limits.ts": "responds",
  "scripts/stack/supabase/auth-wire.ts": "responds",
  "scripts/stack/supabase/data-api-wire.ts": "responds",
  "scripts/stack/supabase/rpc/sql-function-calls.ts": "responds",
  "scripts/stack/supabase/second-factors.ts": "responds",
  "scripts/stack/supabase/storage-wire.ts": "responds",
  "scripts/stack/supabase/supabase.ts": "responds",
  "scripts/verify/data-api.ts": "asks as a visitor for what is refused",
  "web/src/features/offline/worker/routing.ts": "decides what the service worker leaves alone",
};

/** Whether a file imports the path of a service of Supabase, or Supabase's client. */
function couldCall(file: string): boolean {
  const text = readFileSync(fromRoot(file), "utf8");
  const [, named = ""] = /import \{([^}]*)\} from "[^"]*wire\/supabase-paths\.ts"/.exec(text) ?? [];
  return /auth|rest|realtime|storage|graphql/.test(named) || /from "@supabase\/(?:\w+)-js"/.test(text);
}

/** The product's files that could call Supabase. Tests are not among them. */
const files = ["web/src", "supabase/functions", "scripts"]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: fromRoot("") }))
  .filter((file) => !/\.(?:test|testing)\.tsx?$|\/testing\/|^scripts\/(?:test|fuzz)\//.test(file))
  .filter(couldCall);

describe("the inventory of calls", () => {
  test("has every service whose path the contract names", () => {
    expect([...services.map(({ path }) => path), ...Object.keys(others)].toSorted()).toEqual(
      Object.values(paths).toSorted(),
    );
  });

  test("has every file that could call Supabase", () => {
    const users = new Set<string>([...calls.flatMap(({ usedBy }) => usedBy), ...realtimeUsers]);
    const unknown = files.filter((file) => !users.has(file) && !(file in callsNothing));
    expect(unknown).toEqual([]);
    expect([...users, ...Object.keys(callsNothing)].filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
    expect(Object.keys(callsNothing).filter((file) => users.has(file) || !files.includes(file))).toEqual([]);
  });

  test("is what every fake of the functions' tests is compared with", () => {
    const unchecked = globSync("supabase/functions/**/*{.test,/testing/*}.ts", { cwd: fromRoot("") })
      .map((file) => [file, readFileSync(fromRoot(file), "utf8")] as const)
      .filter(([, text]) => /\bcreate(?:AuthServer|Database|FileStore|Factors)\(/.test(text))
      .filter(([, text]) => !/\b(?:conforming|fakeSupabase)\(/.test(text));
    expect(unchecked.map(([file]) => file)).toEqual([]);
  });

  test("names each call once, with a source", () => {
    const names = calls.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { source, path } of calls) {
      expect(source).toMatch(/^https:\/\/(?:github|supabase)\.com\//);
      expect(services.some((service) => path.startsWith(`${service.path}/`))).toBe(true);
    }
  });

  test("has every error code of Auth that the product matches on", () => {
    // Our own codes, which the auth server never sends.
    const own = new Set(["unreachable", "server_failed", "no_user", "no_session", "invalid_link", "unknown"]);
    const sources = globSync("supabase/functions/**/*.ts", { cwd: fromRoot("") })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .map((file) => readFileSync(fromRoot(file), "utf8"))
      .filter((text) => /AuthRefusal|AuthError\b/.test(text));
    const compared = sources.flatMap((text) => [...text.matchAll(/\.code [!=]== "(\w+)"/g)].map(([, code]) => code!));
    const listed = sources.flatMap((text) =>
      [...text.matchAll(/new Set\(\[([^\]]*)\]\)/g)].flatMap(([, codes]) =>
        [...codes!.matchAll(/"(\w+)"/g)].map(([, code]) => code!),
      ),
    );
    const matched = [...new Set([...compared, ...listed])].filter((code) => !own.has(code));
    expect(matched.length).toBeGreaterThan(12);
    expect(matched.filter((code) => !(code in authErrors))).toEqual([]);
  });
});
