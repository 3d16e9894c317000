import { createInterface } from "node:readline";
import { migrationWarnings } from "../stack/migrations/migration-state.ts";
import type { Migrations } from "../stack/migrations/migrations.ts";

export interface MigrationPromptOptions {
  migrations: Migrations;
  log: (text: string) => void;
  /** Where a person types, or null without one. Nothing is read from it before the first question. */
  input: NodeJS.ReadableStream | null;
}

/** What a person types to apply what is pending. */
const answer = "m";

/**
 * Announces migrations that were added, edited or deleted while the stack runs, and applies them when the person says
 * so: a file that was only just begun must not be applied because it was saved.
 * @returns looks at the files; called when one of them changed
 */
export function createMigrationPrompt({ migrations, log, input }: MigrationPromptOptions): () => Promise<void> {
  let listening = false;
  /** The findings of the last look: each is reported once. */
  let reported = new Set<string>();

  async function apply(): Promise<void> {
    try {
      const files = await migrations.apply();
      log(files.length > 0 ? `Applied: ${files.join(", ")}` : "There is no new migration.");
    } catch (error) {
      log((error as Error).message);
    }
  }

  function listen(from: NodeJS.ReadableStream): void {
    if (listening) return;
    listening = true;
    createInterface(from).on("line", (line) => {
      if (line.trim().toLowerCase() === answer) void apply();
    });
  }

  function offer(files: string[]): string {
    const how = input ? `Type ${answer} and Enter to apply it` : "Start again to apply it";
    return `New migration: ${files.join(", ")}. ${how}; its errors are named with their lines.`;
  }

  return async () => {
    try {
      const state = await migrations.state();
      const findings = migrationWarnings(state);
      if (state.pending.length > 0) findings.push(offer(state.pending.map(({ file }) => file)));
      for (const finding of findings) if (!reported.has(finding)) log(finding);
      reported = new Set(findings);
      if (state.pending.length > 0 && input) listen(input);
    } catch (error) {
      log(`The migrations cannot be read: ${(error as Error).message}`);
    }
  };
}
