/**
 * What the Supabase CLI had to say against `supabase/config.toml`. It reads the file before it looks for containers, so
 * this works on a machine without Docker.
 * @param output of `supabase status`
 * @returns the complaints; empty when the file is accepted
 */
export function configComplaints(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => /^(WARN|Invalid|Failed to (parse|read|load)|failed to (parse|read|load))\b/.test(line.trim()));
}
