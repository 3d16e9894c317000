import { writeSessionCookies } from "../../_shared/platform/session/cookie.ts";
import { testNow } from "./set-up.ts";

/** In seconds since 1970, an hour after the time of the tests. */
export const inAnHour = testNow / 1000 + 3600;

/** The `cookie` header of a browser that holds a session with these tokens. */
export const cookieOf = (tokens: { accessToken: string; refreshToken: string; expiresAt: number }) =>
  writeSessionCookies(null, tokens, { secure: true, nowSeconds: testNow / 1000 })
    .map((line) => line.split(";")[0])
    .join("; ");
