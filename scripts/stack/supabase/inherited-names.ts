import type { SupabaseFetch } from "./supabase-fetch.ts";

/**
 * Rejects filters on properties that every object inherits. @supabase/lite 0.10.0 collects the filters of a query in
 * plain objects: `?__proto__=eq.1` wrote to `Object.prototype`, and thereby into every later call of this process,
 * including Stripe's. No column has such a name. Anything that gets there in another way finds `Object.prototype`
 * closed to additions.
 */
export function withoutInheritedNames(fetch: SupabaseFetch): SupabaseFetch {
  Object.preventExtensions(Object.prototype);
  return (request, context) => {
    const inherited = [...new URL(request.url).searchParams.keys()].some((name) => name in Object.prototype);
    if (!inherited) return fetch(request, context);
    const body = { code: "PGRST100", message: "This filter names no column.", details: null, hint: null };
    return Promise.resolve(Response.json(body, { status: 400 }));
  };
}
