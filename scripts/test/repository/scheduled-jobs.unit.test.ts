import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { localJobs } from "../../stack/timers/jobs.ts";
import { scheduledJobs } from "../../verify/schedule.ts";

/** The text of the newest `private.schedule_jobs()`, which replaces those before it. */
function newestSchedule(): string {
  const migrations = readdirSync(fromRoot("supabase/migrations")).filter((file) => file.endsWith(".sql"));
  const texts = migrations.toSorted().map((file) => readFileSync(fromRoot(`supabase/migrations/${file}`), "utf8"));
  const last = texts.findLast((text) => /create (or replace )?function private\.schedule_jobs\(/.test(text));
  return last ?? "";
}

const scheduledNames = () => [...newestSchedule().matchAll(/cron\.schedule\(\s*'+([\w-]+)'/g)].map(([, name]) => name!);

it("every job that the database schedules runs on the local stack, and the other way round", () => {
  const scheduled = scheduledNames();
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

it("npm run verify expects every job: scripts/verify/schedule.ts lists it", () => {
  expect(scheduledJobs).toEqual(scheduledNames().toSorted());
});

it("every function that the scheduler calls is verified and fuzzed", () => {
  const functions = readdirSync(fromRoot("supabase/functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name)
    .filter((name) => readdirSync(fromRoot(`supabase/functions/${name}`)).some((file) => isCronFile(name, file)));
  expect(functions.length).toBeGreaterThan(0);
  const problems = ["scripts/verify/functions.ts", "scripts/fuzz/targets.ts"].flatMap((file) => {
    const text = readFileSync(fromRoot(file), "utf8");
    return functions.filter((name) => !text.includes(name)).map((name) => `${file} does not name ${name}.`);
  });
  expect(problems).toEqual([]);
});

const isCronFile = (name: string, file: string) =>
  /^(?:index|app)\.ts$/.test(file) &&
  readFileSync(fromRoot(`supabase/functions/${name}/${file}`), "utf8").includes("requireCronSecret");
