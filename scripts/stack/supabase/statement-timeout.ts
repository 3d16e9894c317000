import { StackError } from "../../command/stack-error.ts";

/**
 * How long a statement of the data API may take, as Supabase sets it for `authenticated`, and for `service_role` through
 * `authenticator` (decision 226).
 */
export const statementTimeoutMilliseconds = 8_000;

/** The same for `anon`: visitors, who may call no function, and read what a policy shows to everybody. */
const visitorTimeoutMilliseconds = 3_000;

/** What the library's connection has for a request: its query builder's transaction, and who sends the request. */
interface RequestContext {
  auth?: { role?: string };
}
interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}
type Apply = (transaction: Transaction, context: RequestContext, setsRole: boolean) => Promise<void>;

const visitorLimit = {
  sql: `set local statement_timeout = ${visitorTimeoutMilliseconds}`,
  parameters: [],
  query: { kind: "RawNode", sqlFragments: [], parameters: [] },
  queryId: { queryId: "visitor-limit" },
};

/**
 * Ends a visitor's statement after 3 seconds. @supabase/lite 0.10.0 sets a role in the middle of a connection, where
 * PostgreSQL takes over none of the role's settings, so the limit is set with it.
 * @param connection of the library
 * @throws StackError if the library no longer sets the role in this way
 */
export function limitVisitors(connection: object): void {
  if (!("applyJwtSessionContext" in connection)) {
    throw new StackError(
      "This version of @supabase/lite sets its roles in another way: see scripts/stack/supabase/statement-timeout.ts.",
    );
  }
  const apply = (connection.applyJwtSessionContext as Apply).bind(connection);
  const limited: Apply = async (transaction, context, setsRole) => {
    await apply(transaction, context, setsRole);
    if ((context.auth?.role ?? "anon") === "anon") await transaction.executeQuery(visitorLimit);
  };
  connection.applyJwtSessionContext = limited;
}
