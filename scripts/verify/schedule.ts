import { setTimeout as pause } from "node:timers/promises";
import { differs, held, same, untried, type Check, type Outcome } from "./check.ts";
import { needsSql, type RunSql, type Target } from "./target.ts";

const responseMs = 30_000;
/** The names of all jobs in `private.schedule_jobs()`, in their order. */
export const scheduledJobs = [
  "billing-reconcile",
  "captions-purge",
  "queue-worker",
  "reservations-release",
  "retention",
  "trending-daily",
  "trends-collect",
];
const noScheduler = "this database has no pg_cron, pg_net and Vault; a timer outside it calls the functions";

/** The scheduled jobs, and their way from the database through the vault to a function. */
export function scheduleChecks({ sql, cronSecret }: Target): Check[] {
  const check = (title: string, run: (sql: RunSql) => Promise<Outcome>): Check => ({
    area: "Scheduled jobs",
    title,
    run: async () => {
      if (!sql) return untried(needsSql);
      const [found] = await sql(`select to_regnamespace('cron') is not null and to_regnamespace('net') is not null
        and to_regnamespace('vault') is not null as yes`);
      return found?.["yes"] === true ? run(sql) : untried(noScheduler);
    },
  });
  return [
    check("every job is scheduled", async (run) => {
      const rows = await run("select jobname from cron.job where active order by jobname");
      return same(
        scheduledJobs,
        rows.map(({ jobname }) => jobname),
        "select private.schedule_jobs() in the SQL editor",
      );
    }),
    check("the vault has the address and the secret", async (run) => {
      const rows = await run(`select name, decrypted_secret as secret from vault.decrypted_secrets
        where name in ('cron_secret', 'project_url') order by name`);
      if (rows.length !== 2)
        return same(
          ["cron_secret", "project_url"],
          rows.map(({ name }) => name),
          vault,
        );
      const isSame = cronSecret === null || rows[0]?.["secret"] === cronSecret;
      return isSame ? held : differs("the CRON_SECRET of the functions", "another one", vault);
    }),
    check("a job of the database reaches its function", async (run) => {
      const [asked] = await run("select private.request_function('queue-worker', 20000)::text as id");
      const id = asked?.["id"];
      if (typeof id !== "string") return differs("a request", "none", vault);
      const before = Date.now();
      while (Date.now() - before < responseMs) {
        const [response] = await run(`select status_code, error_msg from net._http_response where id = ${Number(id)}`);
        if (response) {
          const { status_code: status, error_msg: reason } = response;
          return status === 200 ? held : differs("200", String(status ?? reason), status === 401 ? vault : reach);
        }
        // The Management API, which may run these, allows 60 requests a minute.
        await pause(1500);
      }
      return differs("a response", `none within ${responseMs / 1000} seconds`, reach);
    }),
  ];
}

const vault = "vault.secrets: npm run deploy stores project_url and cron_secret there";
const reach = "project_url in the vault, and net._http_response in the SQL editor";
