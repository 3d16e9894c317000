import { AsyncLocalStorage } from "node:async_hooks";
import { countedLines } from "./counted-lines.ts";
import { describeFault } from "./describe-fault.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

/** SQLSTATE classes and error codes of server failures, as opposed to invalid requests. */
const serverFaults = /^(08(?!P01)|25|40|53|54|55|57|58|XX|CONN|ECONN|EPIPE|ETIMEDOUT)/;

const faultsOfCall = new AsyncLocalStorage<unknown[]>();
let listening = false;

/** Captures what the library prints while it handles a request; everything else is printed as usual. */
function listenToConsole(): void {
  if (listening) return;
  listening = true;
  const { error } = console;
  console.error = (...args: unknown[]) => {
    const faults = faultsOfCall.getStore();
    if (faults) faults.push(...args.filter((arg) => arg instanceof Error));
    else error(...args);
  };
}

/**
 * Corrects how @supabase/lite 0.10.0 fails. It prints database errors with the rows that caused them; here, each is one
 * line without values. It responds with 500 to requests that it cannot parse (a null character, an unterminated quote,
 * a body of another type); if the request came from outside and the database did not fail, this becomes 400. The fault
 * is logged as well.
 * @param log gets one line per fault; equal ones are counted
 */
export function withFaults(fetch: SupabaseFetch, log: (line: string) => void): SupabaseFetch {
  listenToConsole();
  const report = countedLines(log);
  return async (request, context) => {
    const faults: unknown[] = [];
    const response = await faultsOfCall
      .run(faults, () => fetch(request, context))
      .catch((error: unknown) => {
        faults.push(error);
        return Response.json(
          { code: "internal", message: "Something went wrong on our side. Please try again." },
          { status: 500 },
        );
      });
    const what = `${request.method} /${new URL(request.url).pathname.split("/").slice(1, 3).join("/")}`;
    for (const fault of faults) report(`Supabase's API, ${what}: ${describeFault(fault)}`);
    if (response.status < 500) return response;
    if (faults.length === 0) report(`Supabase's API, ${what}: status ${response.status}`);
    const blameless = faults.some((fault) => serverFaults.test(String((fault as { code?: unknown })?.code ?? "")));
    if (!context.fromClient || blameless) return response;
    await response.body?.cancel();
    return Response.json(
      { code: "bad_request", message: "This request cannot be understood.", details: null, hint: null },
      { status: 400 },
    );
  };
}
