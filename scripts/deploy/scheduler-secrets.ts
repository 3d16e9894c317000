import type { ManagementApi } from "./management-api.ts";
import type { DeploySettings } from "./settings.ts";
import type { Step } from "./steps.ts";

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * The statement that stores in the vault what the scheduled jobs need to call the functions. A secret that is there gets
 * the new value. Without a vault it does nothing.
 */
export function schedulerSecretsSql(projectUrl: string, cronSecret: string): string {
  return `do $store$
declare
  wanted record;
  stored uuid;
begin
  if to_regclass('vault.secrets') is null then
    return;
  end if;
  for wanted in
    select * from (values ('project_url', ${literal(projectUrl)}), ('cron_secret', ${literal(cronSecret)})) as w (name, secret)
  loop
    execute 'select id from vault.secrets where name = $1' into stored using wanted.name;
    if stored is null then
      execute 'select vault.create_secret($1, $2)' using wanted.secret, wanted.name;
    else
      execute 'select vault.update_secret($1, $2)' using stored, wanted.secret;
    end if;
  end loop;
end
$store$`;
}

/**
 * Stores the address and the secret of the scheduled jobs, at every deployment: the CLI writes the vault only when it
 * applies migrations, so a changed CRON_SECRET would reach the functions alone.
 */
export function schedulerSecretsStep({
  settings,
  management,
}: {
  settings: DeploySettings;
  management: ManagementApi;
}): Step {
  return {
    title: "Secret of the scheduled jobs",
    async run() {
      const projectUrl = `https://${settings.SUPABASE_PROJECT_REF}.supabase.co`;
      await management.runSql(schedulerSecretsSql(projectUrl, settings.CRON_SECRET));
    },
  };
}
