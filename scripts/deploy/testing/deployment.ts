import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { functionNames } from "../checks.ts";
import { deployProject, type DeploymentOutcome } from "../deploy-project.ts";
import { writeDeploymentFolder } from "../deployment-folder.ts";
import { createManagementApi } from "../management-api.ts";
import { parseDeploySettings, type DeploySettings } from "../settings.ts";
import { createFakeCli, type FakeCli } from "./fake-cli.ts";
import { startFakeNetlify, type FakeHost } from "./fake-hosts.ts";
import { startFakeManagementApi, type FakeManagementApi, type FakeProject } from "./fake-management-api.ts";

export interface DeploymentWorld {
  settings: DeploySettings;
  cli: FakeCli;
  management: FakeManagementApi;
  netlify: FakeHost;
  /** The published folder. */
  page: string;
  /** What was printed. */
  log: string[];
  /** Deploys; settings given here replace those of the world. */
  deploy(changes?: {
    accessToken?: string;
    projectRef?: string;
    confirmed?: boolean;
    keepsDatabase?: boolean;
    /** The command is ended as soon as this step begins. */
    endedAt?: string;
  }): Promise<DeploymentOutcome>;
  close(): void;
}

/** Everything that `npm run deploy` talks to after its checks, as fakes with one project and one Netlify site. */
export async function startDeploymentWorld({
  env = {},
  project = {},
  supabaseUrl = "http://127.0.0.1:1",
}: {
  env?: Record<string, string>;
  project?: Partial<FakeProject>;
  supabaseUrl?: string;
} = {}): Promise<DeploymentWorld> {
  const management = await startFakeManagementApi(project);
  const { ref, token } = management.project;
  const netlify = await startFakeNetlify();
  const cli = createFakeCli({ ref, token });
  management.project.auth = cli.state.templates;
  const parsed = parseDeploySettings({
    SUPABASE_PROJECT_REF: ref,
    SUPABASE_ACCESS_TOKEN: token,
    SUPABASE_DB_PASSWORD: "database",
    SITE_URL: "https://captions.example.com",
    ADDRESS_HASH_SECRET: "a".repeat(32),
    CRON_SECRET: "c".repeat(16),
    SMTP_HOST: "mail.example.com",
    SMTP_PORT: "465",
    SMTP_USER: "kite",
    SMTP_PASSWORD: "mail",
    SUPPORT_EMAIL: "support@example.com",
    NETLIFY_AUTH_TOKEN: "nfp_test",
    NETLIFY_SITE_ID: "site",
    ...env,
  });
  if ("problems" in parsed) throw new Error(parsed.problems.join("; "));
  const { settings } = parsed;

  const root = mkdtempSync(`${tmpdir()}/caption-kite-deployment-`);
  const page = `${root}/page`;
  mkdirSync(page);
  writeFileSync(`${page}/index.html`, "<p>page</p>");
  const functions = writeDeploymentFolder(`${root}/deployment`, settings);
  for (const name of functionNames()) {
    mkdirSync(`${functions}/${name}`, { recursive: true });
    writeFileSync(`${functions}/${name}/index.js`, `// ${name}`);
  }

  const log: string[] = [];
  return {
    settings,
    cli,
    management,
    netlify,
    page,
    log,
    deploy: ({ accessToken = token, projectRef = ref, confirmed = true, keepsDatabase, endedAt } = {}) => {
      const ending = new AbortController();
      return deployProject({
        settings: { ...settings, SUPABASE_ACCESS_TOKEN: accessToken, SUPABASE_PROJECT_REF: projectRef },
        folder: `${root}/deployment`,
        page,
        runTool: cli.runTool,
        management: createManagementApi({ projectRef, accessToken, url: management.url }),
        supabaseUrl,
        confirm: () => Promise.resolve(confirmed),
        sendsMail: false,
        keepsDatabase,
        log: (line) => {
          log.push(line);
          if (endedAt !== undefined && line.endsWith(`] ${endedAt}`)) ending.abort();
        },
        signal: ending.signal,
        hosts: { netlify: netlify.url, pollMs: 0 },
      });
    },
    close() {
      management.close();
      netlify.close();
      rmSync(root, { recursive: true });
    },
  };
}
