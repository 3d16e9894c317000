/** A request's path as Supabase hands it to a function; called through the functions' own address it is longer. */
export function functionPath(request: Request): string {
  return new URL(request.url).pathname.replace(/^\/functions\/v1(?=\/)/, "");
}
