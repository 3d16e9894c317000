import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { writeHostFiles } from "./host-files.ts";
import type { ManagementApi, ProjectKeys } from "./management-api.ts";
import { plan } from "./plan.ts";
import { readProject } from "./project.ts";
import { publishStep, type HostAddresses } from "./publish/publish-step.ts";
import { firstTrendsStep } from "./first-trends.ts";
import { adjustHops } from "./smoke/proxies.ts";
import { smokeTest } from "./smoke/smoke-test.ts";
import { resultLines, summary } from "../verify/report.ts";
import { verify } from "../verify/verify.ts";
import { failureReport, runSteps, type Step } from "./steps.ts";
import { previewSteps, secretsStep, supabaseSteps, type SupabaseTarget } from "./supabase-steps.ts";

export interface ProjectDeployment extends SupabaseTarget {
  management: ManagementApi;
  /** The folder that is published. */
  page: string;
  /** The project's own address. */
  supabaseUrl: string;
  /** Asked once, after everything was shown. */
  confirm: () => Promise<boolean>;
  /** Have the deployed product send a message to its support address. */
  sendsMail: boolean;
  log: (line: string) => void;
  /** The APIs of static hosts; replaced by tests. */
  hosts?: HostAddresses;
}

/** What the person is told at the end. */
export interface DeploymentOutcome {
  ok: boolean;
  lines: string[];
}

/**
 * Deploys what was checked and built: looks at the project, shows the plan, asks, changes the project, publishes the
 * page if a host's token is set, and tries the result through the public address. Every part can be repeated.
 */
export async function deployProject(deployment: ProjectDeployment): Promise<DeploymentOutcome> {
  const { settings, management, page, log } = deployment;
  const run = async (steps: readonly Step[]) => runSteps(steps, log);
  let found: Awaited<ReturnType<typeof readProject>> | null = null;
  const looked = await run([
    {
      title: "Project",
      changesNothing: true,
      run: async () => {
        found = await readProject(management);
        writeHostFiles(page, settings, found.project.region);
        log(plan(settings, found.project));
      },
    },
    ...previewSteps(deployment),
  ]);
  if (looked.failed || found === null) return { ok: false, lines: failureReport(looked) };
  const { keys } = found as Awaited<ReturnType<typeof readProject>>;
  if (!(await deployment.confirm())) return { ok: false, lines: ["✗ Not confirmed.", "Nothing was deployed."] };

  const publish = publishStep(deployment);
  const changed = await run([
    ...supabaseSteps(deployment),
    firstTrendsStep(deployment),
    ...(publish === null ? [] : [publish]),
  ]);
  if (changed.failed) return { ok: false, lines: failureReport(changed) };
  if (publish === null && !(await isPublished(settings.SITE_URL))) {
    return {
      ok: true,
      lines: [
        "",
        `The project is deployed. Publish the folder ${page} on your static host; its rewrites and headers are inside ("Static hosts" in docs/deploy.md).`,
        "Then run the command again, which tries the page and changes nothing that is in place.",
      ],
    };
  }

  const hops = await adjustHops(deployment, (adjusted) =>
    run([secretsStep({ ...deployment, settings: adjusted }, "Secrets, with the number of proxies that was measured")]),
  );
  const problems = [...hops, ...(await smokeTest({ ...deployment, keys })), ...(await verifyProject(deployment, keys))];
  if (problems.length === 0) return { ok: true, lines: ["", `Deployed and tried. Open ${settings.SITE_URL}.`] };
  return {
    ok: false,
    lines: ["", `Deployed, but not everything works at ${settings.SITE_URL}:`, ...problems.map((one) => `✗ ${one}`)],
  };
}

/** Tries the project with everything that is known of it. @returns one sentence for each difference */
async function verifyProject(
  { settings, management, supabaseUrl, log }: ProjectDeployment,
  keys: ProjectKeys,
): Promise<string[]> {
  log("• Verify");
  const target = {
    url: supabaseUrl,
    publishableKey: keys.publishable!,
    secretKey: keys.secret!,
    sql: management.runSql,
    site: settings.SITE_URL,
    cronSecret: settings.CRON_SECRET,
    authConfig: management.authConfig,
    mailbox: null,
  };
  const results = await verify(target, (result) => {
    for (const line of resultLines(result)) log(line);
  });
  log(`  ${summary(results)}`);
  return results.flatMap((result) =>
    result.state === "differs"
      ? [`${result.area}: ${result.title}: expected ${result.expected}, got ${result.got}. Look at ${result.look}.`]
      : [],
  );
}

/** Whether the API can be reached at the page's address, which it can only behind a host with the rewrites. */
async function isPublished(siteUrl: string): Promise<boolean> {
  const response = await fetch(siteUrl + endpoints.getStatus.path, { signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  return response !== null && response.ok && (response.headers.get("content-type") ?? "").includes("json");
}
