import { randomUUID } from "node:crypto";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { StackError } from "../command/stack-error.ts";
import { accountPassword } from "../measure/accounts.ts";
import { cookiesOf, outcomeOf, type Caller } from "./call.ts";
import { Connections } from "./http.ts";

function request(method: string, path: string, value: object, cookie: string | null = null) {
  const headers = { "content-type": "application/json", ...(cookie === null ? {} : { cookie }) };
  return { method, path, headers, body: Buffer.from(JSON.stringify(value)) };
}

/** Accounts at an address whose database is out of reach. */
export interface SignedUp {
  callers: Caller[];
  /** Deletes the accounts. @returns how many could not be deleted */
  remove(): Promise<number>;
}

/**
 * Signs accounts up through the API, one after the other.
 * @param addressOf the network address of an account by its number; undefined for the system's choice
 * @throws StackError if a sign-up is refused, after the accounts before it were deleted
 */
export async function signUp(
  origin: URL,
  count: number,
  addressOf: (index: number) => string | undefined,
): Promise<SignedUp> {
  const callers: Caller[] = [];
  const remove = async () => {
    const connections = new Connections(origin);
    let left = 0;
    for (const { cookie } of callers) {
      const { path, method } = endpoints.deleteAccount;
      const response = await connections.send(request(method, path, { password: accountPassword }, cookie));
      if (outcomeOf(response) !== "ok") left += 1;
    }
    connections.close();
    return left;
  };
  for (let index = 0; index < count; index += 1) {
    const name = `load-${randomUUID().slice(0, 13)}`;
    const email = `${name}@example.com`;
    const connections = new Connections(origin, addressOf(index));
    const { path, method } = endpoints.register;
    const account = { username: name, email, password: accountPassword, termsAccepted: true };
    const response = await connections.send(request(method, path, account));
    connections.close();
    const outcome = outcomeOf(response);
    if (outcome !== "ok") {
      const left = await remove();
      const undeleted = left > 0 ? ` ${left} of the accounts before it could not be deleted.` : "";
      throw new StackError(
        `Sign-up ${index + 1} of ${count} ended with ${outcome}.${undeleted} Use fewer clients, or the profile viral-card, which needs few accounts.`,
      );
    }
    callers.push({ name, email, password: accountPassword, token: null, cookie: cookiesOf(response) });
  }
  return { callers, remove };
}
