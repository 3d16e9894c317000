/**
 * How long a statement of the data API may take, as Supabase sets it for `authenticated`, and for `service_role` through
 * `authenticator` (decision 226). Visitors have 3 seconds there; they may call no function.
 */
export const statementTimeoutMilliseconds = 8_000;
