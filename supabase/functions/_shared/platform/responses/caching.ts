/**
 * `Cache-Control` of a response that is the same for everybody: browsers ask each time whether it has changed, a shared
 * cache keeps it for up to 30 s. With the 30 s of a function's memory, everybody sees a change within a minute.
 */
export const publicCaching = "public, max-age=0, s-maxage=10, stale-while-revalidate=20, stale-if-error=300";

/** The same response for everybody who is signed in: only the browser keeps it, and asks each time. */
export const signedInCaching = "private, max-age=0, must-revalidate";

/** A response at an address that nobody else will ask for. */
export const freshCaching = "no-store";
