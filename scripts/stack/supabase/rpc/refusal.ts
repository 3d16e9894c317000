/** An error of PostgreSQL with which it refused a statement. */
export interface SqlRefusal extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/**
 * The status that PostgREST gives to errors that the library does not know, by PostgreSQL's code; the first that fits.
 * Source: docs/references/errors.rst of github.com/PostgREST/postgrest.
 */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/^0[LP]|^28/, 403],
  [/^25006$/, 405],
  [/^53400$/, 500],
  [/^53/, 503],
  [/^P0001$/, 400],
  [/^(?:09|21|25|2D|38|39|3B|40|54|55|57|F0|HV|P0)|^42P17$/, 500],
];

/** PostgREST's response to a call that PostgreSQL refused. */
export function refusalResponse({ code, message, detail, hint }: SqlRefusal): Response {
  const status = statuses.find(([form]) => form.test(code))?.[1] ?? 400;
  return Response.json({ code, message, details: detail ?? null, hint: hint ?? null }, { status });
}

/** Whether this is the library's response to every error that it does not know: 500 with a code of its own. */
export async function isUnknownToLibrary(response: Response): Promise<boolean> {
  if (response.status !== 500) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code === "SUP";
}
