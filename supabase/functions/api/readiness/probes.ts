import { findPlanPrice } from "../../_shared/domain/billing/catalog.ts";
import type { Payments } from "../../_shared/domain/billing/payments.ts";
import { authPath } from "../../_shared/contract/wire/supabase-paths.ts";
import type { PartName } from "../../_shared/contract/wire/readiness.ts";
import { lateAfterSeconds, type JobName } from "../../_shared/platform/cron/jobs.ts";
import type { Config } from "../../_shared/platform/env.ts";
import type { Mailer } from "../../_shared/platform/mail/port.ts";
import { createProbe, type Finding, type ProbeResult } from "../../_shared/platform/probe.ts";
import type { Database } from "../../_shared/platform/supabase/database.ts";
import { jobRuns, judgeJobs, oldestRunSeconds, type JobRuns } from "./jobs.ts";
import type { PartResults } from "./report.ts";

export interface ProbeDeps {
  config: Pick<Config, "supabaseUrl" | "publishableKey" | "openAi">;
  database: Database;
  mailer: Mailer | null;
  payments: Payments | null;
  /** Milliseconds. */
  now: () => number;
  fetch?: typeof fetch | undefined;
}

/** Our own services are asked again after five seconds. */
const ownFreshMs = 5000;
/** Other people's services are asked once a minute, and a mail server, at which each check signs in, every five minutes. */
const foreignFreshMs = 60_000;
const mailFreshMs = 5 * 60_000;
/** What failed is asked again as soon as our own services: a cold start may have been in the way. Not so signing in. */
const failedFreshMs = ownFreshMs;
const mailFailedFreshMs = 60_000;
const timeoutMs = 3000;

const openAiUrl = "https://api.openai.com/v1";
const off = (detail: string): Finding => ({ state: "off", detail });
const ok = (detail: string): Finding => ({ state: "ok", detail });
const failed = (detail: string): Finding => ({ state: "failed", detail });

/**
 * The checks of every part that the product depends on. None of them writes, costs anything or is about a person.
 * @returns reads all results, from memory unless they are too old
 */
export function createProbes(deps: ProbeDeps): () => Promise<PartResults> {
  const { config, database, mailer, payments, now } = deps;
  const fetcher = deps.fetch ?? fetch;
  const known = Object.keys(lateAfterSeconds) as JobName[];
  const jobs = known.filter((job) => job !== "billing-reconcile" || payments !== null);
  let runs: { read: JobRuns; at: number } | null = null;

  const probe = (check: (signal: AbortSignal) => Promise<Finding>, freshMs: number, freshIfFailed = failedFreshMs) =>
    createProbe({ check, freshMs, failedFreshMs: freshIfFailed, timeoutMs, now });

  const readDatabase = probe(async () => {
    const read = await database.asServer("latest_job_runs", {}, jobRuns);
    runs = { read, at: now() };
    return ok("responded");
  }, ownFreshMs);
  const readAuth = probe(async (signal) => {
    const { status } = await ask(fetcher, `${config.supabaseUrl}${authPath}/health`, config.publishableKey, signal);
    return status === 200 ? ok("responded") : failed(`responded with ${status}`);
  }, ownFreshMs);
  const readWriter = probe((signal) => checkWriter(config.openAi, fetcher, signal), foreignFreshMs);
  const readMail = probe(
    async (signal) => {
      if (mailer === null) return off("no mail server is set");
      await mailer.check(signal);
      return ok("accepts mail");
    },
    mailFreshMs,
    mailFailedFreshMs,
  );
  const readPayments = probe(async () => {
    if (payments === null) return off("no keys are set");
    const found = await findPlanPrice(payments);
    return found ? ok("responded") : failed("there is no price with the lookup key");
  }, foreignFreshMs);

  /** The jobs' runs are in the database's response. */
  function scheduleResult(): ProbeResult {
    if (runs === null) return { ...failed("the database did not respond"), lastSuccessAt: null };
    const seconds = oldestRunSeconds(runs.read, jobs);
    return { ...judgeJobs(runs.read, jobs), lastSuccessAt: seconds === null ? null : runs.at - seconds * 1000 };
  }

  return async () => {
    const [databaseResult, auth, writer, mail, paymentsResult] = await Promise.all([
      readDatabase(),
      readAuth(),
      readWriter(),
      readMail(),
      readPayments(),
    ]);
    return {
      database: databaseResult,
      auth,
      writer,
      mail,
      payments: paymentsResult,
      schedule: scheduleResult(),
    } satisfies Record<PartName, ProbeResult>;
  };
}

/** The list of models is free of charge; a server without one responds with 404, which counts as working. */
async function checkWriter(openAi: Config["openAi"], fetcher: typeof fetch, signal: AbortSignal): Promise<Finding> {
  if (openAi === null) return ok("the built-in writer");
  const base = (openAi.baseUrl ?? openAiUrl).replace(/\/+$/, "");
  const { status } = await ask(fetcher, `${base}/models`, openAi.apiKey, signal);
  if (status === 401 || status === 403) return failed(`rejected OPENAI_API_KEY (${status})`);
  return status < 500 && status !== 429 ? ok(`responded with ${status}`) : failed(`responded with ${status}`);
}

async function ask(fetcher: typeof fetch, url: string, key: string, signal: AbortSignal): Promise<Response> {
  const response = await fetcher(url, { headers: { apikey: key, authorization: `Bearer ${key}` }, signal });
  await response.body?.cancel();
  return response;
}
