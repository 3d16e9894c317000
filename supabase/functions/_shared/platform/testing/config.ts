import { parseEnvironment, type Config } from "../env.ts";

/** A complete configuration for tests; nothing listens at its addresses. */
export function testConfig(env: Record<string, string> = {}): Config {
  return parseEnvironment({
    SUPABASE_URL: "http://supabase.test",
    SUPABASE_PUBLISHABLE_KEY: "publishable",
    SUPABASE_SECRET_KEY: "secret",
    SITE_URL: "https://kite.test",
    ADDRESS_HASH_SECRET: "0123456789abcdef0123456789abcdef",
    ADMIN_MFA: "off",
    ...env,
  });
}
