/**
 * Extracts the Supabase CLI's complaints about `supabase/config.toml`. The CLI reads the file before it looks for
 * containers, so this works without Docker.
 * @param output the output of `supabase status`
 * @returns the complaints; empty if the file is accepted
 */
export function configComplaints(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => /^(WARN|Invalid|Failed to (parse|read|load)|failed to (parse|read|load))\b/.test(line.trim()));
}
