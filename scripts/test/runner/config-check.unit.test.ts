import { expect, test } from "vitest";
import { configComplaints } from "./config-check.ts";

test("a missing Docker is not a complaint about the file", () => {
  expect(
    configComplaints("Not linked.\nfailed to inspect container health: Cannot connect to the Docker daemon"),
  ).toEqual([]);
});

test.each([
  'Invalid auth.jwt_expiry in supabase/config.toml: "abc" is not a non-negative integer.',
  "WARN: supabase/config.toml has keys this version of the Supabase CLI does not recognize and ignores: auth.jwt_expirry.",
  "Invalid config for auth.email.template.recovery.content_path: ENOENT: no such file or directory",
])("finds: %s", (line) => {
  expect(configComplaints(`Not linked.\n${line}\nTry rerunning the command with --debug.`)).toEqual([line]);
});
