import { compare, described } from "../../supabase/functions/_shared/platform/testing/descriptions/conforming.ts";

/** Watches calls to a server and compares each of them with the descriptions. */
export interface Observer {
  fetch: typeof fetch;
  /** The names of the described calls that have succeeded. */
  succeeded: Set<string>;
  /** The names of those that have been refused, with the code. */
  refused: Set<string>;
  /** What was not as described, as sentences. */
  problems: string[];
}

function codeOf(text: string): string {
  try {
    const { error_code: first, code } = JSON.parse(text) as { error_code?: unknown; code?: unknown };
    return String(first ?? code);
  } catch {
    return text.slice(0, 40);
  }
}

/** An observer in front of the network. */
export function createObserver(): Observer {
  const succeeded = new Set<string>();
  const refused = new Set<string>();
  const problems: string[] = [];
  const observed = async (input: Request | URL | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // A file is not text, and only whether there is one counts.
    const sent = await request.clone().text();
    const response = await fetch(request, { redirect: "manual" });
    const { status, headers } = response;
    const text = await response.clone().text();
    const comparison = compare(request, sent, { status, headers, text });
    if (comparison.problems.length > 0) problems.push(described(request, comparison));
    const name = comparison.call?.name ?? "";
    if (status < 400) succeeded.add(name);
    else refused.add(`${name}: ${codeOf(text)}`);
    return response;
  };
  return { fetch: observed as typeof fetch, succeeded, refused, problems };
}
