import { readFileSync } from "node:fs";
import { fromRoot } from "./paths.ts";

/** Values by section and key, for example `auth.rate_limit` and `email_sent`. */
export type SupabaseConfig = ReadonlyMap<string, ReadonlyMap<string, string | number | boolean>>;

/** A section's header, such as "[auth.email]". */
const sectionHeader = /^\[([\w.-]+)\]\s*(?:#.*)?$/;
/** A setting with a value on one line. */
const setting = /^(\w+)\s*=\s*("[^"]*"|true|false|-?\d+)\s*(?:#.*)?$/;

/**
 * Reads the text of `supabase/config.toml`: sections, and keys with a text, a number or a boolean on one line. Lists
 * are left out, because nobody here asks for one. The Supabase CLI checks the file as a whole.
 */
export function parseSupabaseConfig(text: string): SupabaseConfig {
  const config = new Map<string, Map<string, string | number | boolean>>();
  let section = new Map<string, string | number | boolean>();
  for (const line of text.split("\n")) {
    const [, name] = sectionHeader.exec(line) ?? [];
    if (name !== undefined) {
      section = new Map();
      config.set(name, section);
      continue;
    }
    const [, key, value] = setting.exec(line) ?? [];
    if (key !== undefined && value !== undefined) section.set(key, JSON.parse(value) as string | number | boolean);
  }
  return config;
}

/** Reads the project's `supabase/config.toml`. */
export function readSupabaseConfig(): SupabaseConfig {
  return parseSupabaseConfig(readFileSync(fromRoot("supabase/config.toml"), "utf8"));
}
