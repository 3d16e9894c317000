/**
 * Serves the API with a stub model of fixed delay at `/api/…`, and at `/bare` a handler that makes only the same two
 * database calls. Both run in one process, so that the machine's load affects both. `/bare-trending` makes only the
 * database call of `GET /api/trending`, and the `/library-…` handlers make only the call of the read of that name, by
 * the library's way through the data API. `/counts` returns the number of calls to the data API and to the auth server
 * since its last call.
 */
import { authPath, restPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { createApp } from "../../supabase/functions/api/app.ts";
import { parseEnvironment } from "../../supabase/functions/_shared/platform/env.ts";
import type { CaptionDraft, CaptionTask, ModelPort } from "../../supabase/functions/_shared/domain/captions/port.ts";

const delayMs = Number(Deno.args[0]);
const config = parseEnvironment(Deno.env.toObject());
const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs));
const usage = { model: "stub", inputTokens: 0, outputTokens: 0, milliseconds: delayMs };

const topics = ["PumpkinSoup", "Pumpkin", "Soup"];
const texts = [
  "Pumpkin soup, and the window fogs up.",
  "A pot of pumpkin soup forgives everything else.",
  "Orange on the spoon, on the sleeve, on the wall.",
  "Pumpkin soup tastes better from the big blue bowl.",
  "The ladle stays in the pot until the pumpkin soup is gone.",
];
const draft = (_: unknown, index: number): CaptionDraft => ({ text: texts[index % texts.length]!, hashtags: topics });

const model: ModelPort = {
  kind: "model",
  async writeCaptions(task: CaptionTask) {
    await pause();
    return { drafts: Array.from({ length: task.count }, draft), usage };
  },
  repairCaptions: (_task, drafts) => Promise.resolve({ drafts, usage }),
};

let counts = { data: 0, auth: 0 };
const countedFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  counts[address.includes(`${authPath}/`) ? "auth" : "data"] += 1;
  return fetch(input, init);
};
const app = createApp({
  config,
  model,
  log: (level, fields) => console.error(JSON.stringify({ level, ...fields })),
  fetch: countedFetch,
});

async function rpc(
  name: string,
  key: string,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${config.supabaseUrl}${restPath}/rpc/${name}`, {
    method: "POST",
    headers: { apikey: key, authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return await response.json();
}

async function bare(request: Request): Promise<Response> {
  const token = request.headers.get("authorization")!.slice(7);
  const reserved = await rpc("reserve_generation", config.publishableKey, token, {});
  await pause();
  const completed = await rpc("complete_generation", config.secretKey, config.secretKey, {
    p_generation_id: reserved["generation_id"],
    p_keyword: "pumpkin soup",
    p_platform: "instagram",
    p_captions: Array.from(texts, draft).map(
      ({ text, hashtags }) => `${text}\n\n${hashtags.map((tag) => `#${tag}`).join(" ")}`,
    ),
    p_model: "stub",
    p_input_tokens: 0,
    p_output_tokens: 0,
    p_milliseconds: delayMs,
  });
  return Response.json(completed, { status: completed["outcome"] === "completed" ? 200 : 500 });
}

async function bareTrending(request: Request): Promise<Response> {
  return Response.json(
    await rpc("get_trending", config.publishableKey, request.headers.get("authorization")!.slice(7), {}),
  );
}

/** Makes @supabase/lite handle the call; see `scripts/stack/supabase/rpc/sql-function-calls.ts`. */
const byLibrary = { prefer: "handling=lenient" };
const { publishableKey, secretKey } = config;
const tokenOf = (request: Request) => request.headers.get("authorization")!.slice(7);

const libraryReads: Record<string, (request: Request) => Promise<unknown>> = {
  "/library-articles": () => rpc("list_articles", secretKey, secretKey, { p_limit: 21 }, byLibrary),
  "/library-trending": (request) => rpc("get_trending", publishableKey, tokenOf(request), {}, byLibrary),
  "/library-user": (request) => rpc("me", publishableKey, tokenOf(request), {}, byLibrary),
};

function takeCounts(): Response {
  const taken = counts;
  counts = { data: 0, auth: 0 };
  return Response.json(taken);
}

Deno.serve(
  { hostname: "127.0.0.1", port: 0, onListen: ({ port }) => console.log(JSON.stringify({ port })) },
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/bare") return bare(request);
    if (pathname === "/bare-trending") return bareTrending(request);
    const library = libraryReads[pathname];
    if (library) return Response.json(await library(request));
    if (pathname === "/counts") return takeCounts();
    return app.fetch(request);
  },
);
