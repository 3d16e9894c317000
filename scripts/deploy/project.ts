import { type ManagementApi, type Project, type ProjectKeys } from "./management-api.ts";
import { projectProblems } from "./project-problems.ts";

/**
 * Looks at the project before anything is changed.
 * @throws Error with every reason not to deploy to it
 */
export async function readProject(api: ManagementApi): Promise<{ project: Project; keys: ProjectKeys }> {
  const project = await api.project();
  const keys = await api.keys();
  const problems = projectProblems(project, keys);
  if (problems.length > 0) throw new Error(problems.join(" "));
  return { project, keys };
}
