import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { writeHostFiles } from "./host-files.ts";
import type { ManagementApi, ProjectKeys } from "./management-api.ts";
import { plan } from "./plan.ts";
import { readProject } from "./project.ts";
import { publishStep, type HostAddresses } from "./publish/publish-step.ts";
import { firstTrendsStep } from "./first-trends.ts";
import { adjustHops } from "./smoke/proxies.ts";
import { smokeTest } from "./smoke/smoke-test.ts";
import type { Result } from "../verify/check.ts";
import { resultLines, summary } from "../verify/report.ts";
import { areas, verify } from "../verify/verify.ts";
import { ended, failureReport, runSteps, type Step } from "./steps.ts";
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
  /** Aborted when the person ends the command. */
  signal?: AbortSignal;
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
  const { settings, management, page, log, signal } = deployment;
  const run = (steps: readonly Step[]) => runSteps(steps, { log, signal });
  log("\nProject");
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

  log("\nDeployment");
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
        `The project is deployed. Publish the folder ${page} on your static host; its rewrites and headers are inside ("Static hosts" in docs/deploy-reference.md).`,
        "Then run the command again, which tries the page and changes nothing that is in place.",
      ],
    };
  }

  log("\nTrying it");
  const hops = await adjustHops(deployment, (adjusted) =>
    run([secretsStep({ ...deployment, settings: adjusted }, "Secrets, with the number of proxies that was measured")]),
  );
  const problems = [...hops, ...(await smokeTest({ ...deployment, keys })), ...(await verifyProject(deployment, keys))];
  if (signal?.aborted) return { ok: false, lines: ["", `Deployed. ${ended} Run it again to try the rest.`] };
  if (problems.length === 0)
    return {
      ok: true,
      lines: ["", `Deployed and tried. Open ${settings.SITE_URL}`, ...(await administratorLines(deployment))],
    };
  return {
    ok: false,
    lines: ["", `Deployed, but not everything works at ${settings.SITE_URL}:`, ...problems.map((one) => `✗ ${one}`)],
  };
}

/** How the operator becomes the administrator, as long as nobody is. */
async function administratorLines({ settings, management }: ProjectDeployment): Promise<string[]> {
  const [first] = await management.runSql("select 1 as found from public.user_roles where role = 'admin' limit 1");
  if (first !== undefined) return [];
  const grants = "npm run admin -- grant <email>";
  if (settings.ADMIN_EMAIL === undefined)
    return [`Nobody is administrator yet: sign up there, then run: ${grants} (docs/deploy.md, step 8).`];
  return [
    `Become its administrator: sign up with the address of ADMIN_EMAIL, then open the link in your mail.`,
    `  ${settings.SITE_URL}/auth?tab=signup       signs you up`,
    `  ${settings.SITE_URL}/administrator         sends the link once more`,
  ];
}

/** Tries the project with everything that is known of it. @returns one sentence for each difference */
async function verifyProject(
  { settings, management, supabaseUrl, log, signal }: ProjectDeployment,
  keys: ProjectKeys,
): Promise<string[]> {
  log("Verify");
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
  const onResult = (result: Result) => resultLines(result).forEach(log);
  const results = await verify(target, onResult, areas, signal);
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
