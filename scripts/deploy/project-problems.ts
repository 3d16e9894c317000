import type { Project, ProjectKeys } from "./management-api.ts";

/** What a status of the Management API means for a deployment, by the beginning of its name. */
const statusProblems: readonly [beginning: string, problem: string][] = [
  [
    "INACTIVE",
    "The project is paused. Restore it in the dashboard. Supabase pauses free projects that are not used for a week.",
  ],
  ["PAUS", "The project is being paused. Restore it in the dashboard when that has ended."],
  ["REMOVED", "The project was deleted."],
];

/** @returns one sentence for each reason not to deploy to this project; none if it is ready */
export function projectProblems(project: Project, keys: ProjectKeys): string[] {
  const problems: string[] = [];
  if (project.status !== "ACTIVE_HEALTHY") {
    const known = statusProblems.find(([beginning]) => project.status.startsWith(beginning))?.[1];
    problems.push(
      known ?? `The project is not ready (${project.status}). Wait until the dashboard shows it as active.`,
    );
  }
  if (project.postgres < 15)
    problems.push(
      `The project runs PostgreSQL ${project.postgres}; the migrations need 15 or later. Upgrade it first.`,
    );
  if (keys.publishable === null || keys.secret === null)
    problems.push(
      "The project has only legacy API keys. Create a publishable and a secret key under Project Settings → API Keys.",
    );
  return problems;
}
