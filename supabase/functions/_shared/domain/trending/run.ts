import * as z from "zod/mini";
import { trendingData } from "../../contract/wire/trending.ts";
import { describeError } from "../../platform/errors.ts";
import { recordRun, type JobRun } from "../../platform/cron/record-run.ts";
import type { Log } from "../../platform/log.ts";
import type { TrendLister } from "./port.ts";
import type { Database } from "../../platform/supabase/database.ts";
import { occurrencesOn } from "./calendar/calendar.ts";
import { calendarTrends } from "./calendar/trends.ts";
import { composeTrends } from "./compose.ts";
import { trendPlatforms, type TrendItems } from "./items.ts";
import { modelTrends } from "./model-trends.ts";
import { siteTrend, siteTrends } from "./site-trends.ts";
import { publicSources } from "./sources.ts";

export interface TrendingDeps {
  database: Database;
  /** Null without a language model. */
  model: TrendLister | null;
  log: Log;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Aborts the model's call together with the request. */
  signal?: AbortSignal;
}

type PlaceState = "ok" | "off" | "failed";
export interface TrendingRun {
  date: string;
  status: "succeeded" | "degraded";
  places: { site: PlaceState; model: PlaceState; calendar: PlaceState };
}

/** Well below the time limit of a statement on hosted databases. */
const collectBatch = 1000;
/** How long counting continues; the rest waits for the next run. */
const collectMs = 45_000;
const siteTrendsMax = 20;

/**
 * Creates and stores the trends of today's UTC date. A source that fails is skipped and logged; a second run on the
 * same day replaces the first.
 * @throws the database's error if the result could not be stored: the trends of the previous day stay
 */
export async function runTrending(deps: TrendingDeps): Promise<TrendingRun> {
  const { database, log, now } = deps;
  const started = now();
  const date = new Date(started).toISOString().slice(0, 10);
  const record = (status: JobRun["status"], detail: Record<string, unknown>) =>
    recordRun(deps, { job: "trending", status, detail: { date, ...detail }, milliseconds: now() - started });

  const [site, model] = await Promise.all([
    attempt("site", log, () => readSite(deps)),
    deps.model === null ? null : attempt("model", log, () => askModel(deps, deps.model!, date)),
  ]);
  const places = {
    site: stateOf(site),
    model: deps.model === null ? ("off" as const) : stateOf(model),
    calendar: "ok" as const,
  };
  const status = Object.values(places).includes("failed") ? ("degraded" as const) : ("succeeded" as const);
  try {
    const data = trendingData.parse(composeTrends(date, { site, model, calendar: calendarTrends(date) }));
    await database.asServer("save_trending_snapshot", { p_date: date, p_data: data }, z.boolean());
  } catch (error) {
    await record("failed", { places, error: describeError(error) });
    log("error", { event: "trending_failed", date, error: describeError(error) });
    throw error;
  }
  await record(status, { places });
  log("info", { event: "trending_stored", date, status, ...places });
  return { date, status, places };
}

const stateOf = (items: TrendItems | null): PlaceState => (items === null ? "failed" : "ok");

async function attempt(place: string, log: Log, read: () => Promise<TrendItems>): Promise<TrendItems | null> {
  try {
    return await read();
  } catch (error) {
    log("warn", { event: "trending_place_failed", place, error: describeError(error) });
    return null;
  }
}

async function readSite({ database, now }: TrendingDeps): Promise<TrendItems> {
  const until = now() + collectMs;
  let read: number;
  do {
    read = await database.asServer("collect_trends", { p_limit: collectBatch }, z.number());
  } while (read === collectBatch && now() < until);
  return siteTrends(await database.asServer("list_site_trends", { p_limit: siteTrendsMax }, z.array(siteTrend)));
}

async function askModel({ log, signal }: TrendingDeps, model: TrendLister, date: string): Promise<TrendItems> {
  const { trends, usage } = await model.listTrends(
    {
      date,
      platforms: trendPlatforms,
      known: occurrencesOn(date).map(({ entry }) => entry.name),
      pages: publicSources.map(({ name, url }) => ({ name, url })),
    },
    { signal },
  );
  log("info", { event: "trends_listed", ...usage });
  return modelTrends(trends, publicSources);
}
