import { spawnSync } from "node:child_process";
import { fromRoot } from "../../command/paths.ts";
import { configComplaints } from "./config-check.ts";

/** `node scripts/test/runner/test-config.ts`: whether the pinned Supabase CLI accepts supabase/config.toml. */
const result = spawnSync(
  process.execPath,
  [fromRoot("node_modules/supabase/dist/supabase.js"), "status", "--workdir", fromRoot("")],
  {
    encoding: "utf8",
    env: {
      ...process.env,
      SITE_URL: process.env["SITE_URL"] ?? "https://example.com",
      SUPABASE_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
    },
  },
);
if (result.error) throw result.error;
const complaints = configComplaints(`${result.stdout}\n${result.stderr}`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
