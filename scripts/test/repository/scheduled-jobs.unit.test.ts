import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { localJobs } from "../../stack/timers/jobs.ts";

/** The text of the newest `private.schedule_jobs()`, which replaces those before it. */
function newestSchedule(): string {
  const migrations = readdirSync(fromRoot("supabase/migrations")).filter((file) => file.endsWith(".sql"));
  const texts = migrations.toSorted().map((file) => readFileSync(fromRoot(`supabase/migrations/${file}`), "utf8"));
  const last = texts.findLast((text) => /create (or replace )?function private\.schedule_jobs\(/.test(text));
  return last ?? "";
}

it("every job that the database schedules runs on the local stack, and the other way round", () => {
  const scheduled = [...newestSchedule().matchAll(/cron\.schedule\(\s*'+([\w-]+)'/g)].map(([, name]) => name!);
  expect(scheduled.length).toBeGreaterThan(0);
  const problems = [
    ...scheduled
      .filter((name) => !localJobs.includes(name))
      .map(
        (name) => `${name} is scheduled by private.schedule_jobs(), but has no line in scripts/stack/timers/jobs.ts.`,
      ),
    ...localJobs
      .filter((name) => !scheduled.includes(name))
      .map((name) => `${name} runs on the local stack, but the newest private.schedule_jobs() does not schedule it.`),
  ];
  expect(problems).toEqual([]);
});
