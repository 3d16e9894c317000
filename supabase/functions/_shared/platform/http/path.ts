const gatewayPrefix = /^\/functions\/v1(?=\/)/;

/** A request's path as Supabase passes it to a function; if the function is called directly, the path is longer. */
export function functionPath(request: Request): string {
  return new URL(request.url).pathname.replace(gatewayPrefix, "");
}
