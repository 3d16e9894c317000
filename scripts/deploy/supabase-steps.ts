import { functionNames } from "./checks.ts";
import type { ManagementApi } from "./management-api.ts";
import { schedulerSecretsStep } from "./scheduler-secrets.ts";
import { withSecretsFile } from "./secrets-file.ts";
import { secretPairs, type DeploySettings } from "./settings.ts";
import type { Step } from "./steps.ts";
import type { RunTool } from "./tools.ts";

export interface SupabaseTarget {
  settings: DeploySettings;
  /** The folder that `writeDeploymentFolder` wrote. */
  folder: string;
  runTool: RunTool;
  management: ManagementApi;
  /**
   * Leave the database as it is. For an earlier release, which lacks migrations that the project has: the CLI refuses to
   * compare those.
   */
  keepsDatabase?: boolean;
}

/** What the Supabase CLI reads from its environment. */
function accessOf(settings: DeploySettings): Record<string, string> {
  return {
    SUPABASE_ACCESS_TOKEN: settings.SUPABASE_ACCESS_TOKEN,
    SUPABASE_DB_PASSWORD: settings.SUPABASE_DB_PASSWORD,
    SMTP_PASSWORD: settings.SMTP_PASSWORD,
  };
}

function cliOf({ settings, folder, runTool }: SupabaseTarget) {
  // The person was asked once, about everything: of each change, the CLI would ask again, and refuse without a terminal.
  const target = [`--remote=${settings.SUPABASE_PROJECT_REF}`, "--workdir", folder, "--yes"];
  const access = accessOf(settings);
  return (command: readonly string[], options: readonly string[] = []) =>
    runTool("supabase", [...command, ...target, ...options], access);
}

/** Shows which migrations a deployment would apply. It changes nothing. */
export function previewSteps(target: SupabaseTarget): Step[] {
  if (target.keepsDatabase) return [];
  return [
    {
      title: "Migrations that would be applied",
      changesNothing: true,
      run: () => cliOf(target)(["db", "push"], ["--dry-run"]),
    },
  ];
}

/** Sets the functions' secrets. A value is in effect for the next request. */
export function secretsStep(target: SupabaseTarget, title = "Secrets"): Step {
  return {
    title,
    run: () =>
      withSecretsFile(secretPairs(target.settings), (file) => cliOf(target)(["secrets", "set"], ["--env-file", file])),
  };
}

/** Everything that changes the project, in its order. */
export function supabaseSteps(target: SupabaseTarget): Step[] {
  const cli = cliOf(target);
  const { settings, management } = target;
  return [
    ...(target.keepsDatabase ? [] : [{ title: "Database", run: () => cli(["db", "push"]) }]),
    secretsStep(target),
    // Right after the functions' own: in between, they refuse the calls of the schedule.
    schedulerSecretsStep(target),
    // The API does so at an administrator's first request; until then, the data API would follow the old setting.
    {
      title: "Second factor of administrators",
      async run() {
        await management.runSql(`select public.require_second_factor(${settings.ADMIN_MFA === "required"})`);
      },
    },
    ...functionNames().map((name) => ({
      title: `Function ${name}`,
      run: () => cli(["functions", "deploy", name], ["--use-api"]),
    })),
    // Last, because a project that refuses a setting has everything else by then.
    { title: "Settings of the auth server", run: () => cli(["config", "push"]) },
    {
      title: "Security settings of the auth server",
      run: () => management.setAuthSecurity({ forwardClientAddress: settings.FORWARD_CLIENT_ADDRESS === "true" }),
    },
  ];
}
