import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { RunTool } from "../tools.ts";

/** What a project has after the CLI's commands. */
export interface FakeProjectState {
  migrations: string[];
  secrets: Record<string, string>;
  /** Name → content of the bundle. */
  functions: Record<string, string>;
  /** The pushed config.toml; null before the first push. */
  config: string | null;
  /** The mail templates that were pushed with it, as the Management API names them. */
  templates: Record<string, string>;
}

export interface FakeCli {
  runTool: RunTool;
  state: FakeProjectState;
  /** The commands, without options. */
  commands: string[];
  /** The whole command lines, which every user of the machine could read. */
  commandLines: string[];
  /** The next command that begins so fails with this message. */
  failOn(command: string, message: string): void;
}

/**
 * Behaves as the Supabase CLI does for the commands of a deployment: it needs the access token and the project's
 * reference, reads the working directory, wants `--yes`
 * where nobody can be asked, and refuses mail templates without a mail server, as new projects do.
 */
export function createFakeCli({ ref, token }: { ref: string; token: string }): FakeCli {
  const state: FakeProjectState = { migrations: [], secrets: {}, functions: {}, config: null, templates: {} };
  const commands: string[] = [];
  const commandLines: string[] = [];
  let failure: { command: string; message: string } | null = null;

  const runTool: RunTool = (tool, args, env = {}) => {
    if (tool !== "supabase") throw new Error(`unexpected tool ${tool}`);
    const words = args.slice(
      0,
      args.findIndex((arg) => arg.startsWith("-")),
    );
    const command = words.join(" ");
    commandLines.push([tool, ...args].join(" "));
    commands.push(args.includes("--dry-run") ? `${command} --dry-run` : command);
    const fail = (message: string) => {
      throw new Error(`supabase ${args[0]} ended with 1: ${message}`);
    };
    if (failure && command.startsWith(failure.command)) {
      const { message } = failure;
      failure = null;
      fail(message);
    }
    if (env.SUPABASE_ACCESS_TOKEN !== token) fail("Unauthorized");
    if (!args.includes(`--remote=${ref}`)) fail("Project not found");
    // Of what changes a hosted project, it asks; the steps of a deployment have no terminal of their own.
    if (!args.includes("--yes") && !args.includes("--dry-run"))
      fail(`Confirmation required: ${command} (target: project ${ref}). Nothing was changed.`);
    const folder = args[args.indexOf("--workdir") + 1]!;
    const config = readFileSync(`${folder}/supabase/config.toml`, "utf8");
    switch (words[0]) {
      case "db": {
        const found = readdirSync(`${folder}/supabase/migrations`);
        if (!env.SUPABASE_DB_PASSWORD) fail("failed SASL auth");
        if (state.migrations.some((applied) => !found.includes(applied)))
          fail("Remote migration versions not found in local migrations directory.");
        if (!args.includes("--dry-run")) state.migrations = found.sort();
        return;
      }
      case "secrets": {
        const file = readFileSync(args[args.indexOf("--env-file") + 1]!, "utf8");
        for (const line of file.trim().split("\n")) {
          const [, name, value] = /^(\w+)='(.*)'$/.exec(line) ?? [];
          state.secrets[name!] = value!;
        }
        return;
      }
      case "functions": {
        const bundle = `${folder}/supabase/functions/${words[2]}/index.js`;
        if (!existsSync(bundle)) fail(`entrypoint not found: ${bundle}`);
        state.functions[words[2]!] = readFileSync(bundle, "utf8");
        return;
      }
      case "config": {
        const sendsMail = /\[auth\.email\.smtp\]\nenabled = true/.test(config) && Boolean(env.SMTP_PASSWORD);
        if (config.includes("[auth.email.template") && !sendsMail)
          fail("Email templates cannot be changed without custom SMTP");
        state.config = config;
        for (const [, kind, subject, path] of config.matchAll(
          /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = "(.*)"$/gm,
        )) {
          state.templates[`mailer_subjects_${kind}`] = subject!;
          state.templates[`mailer_templates_${kind}_content`] = readFileSync(`${folder}/${path}`, "utf8");
        }
        return;
      }
      default:
        fail(`unknown command ${command}`);
    }
  };
  return {
    runTool,
    state,
    commands,
    commandLines,
    failOn: (command, message) => {
      failure = { command, message };
    },
  };
}
