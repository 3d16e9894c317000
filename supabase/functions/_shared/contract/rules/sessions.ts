/** Days after sign-in at which a session ends, however often it was used; equals private.session_lifetime(). */
export const sessionDaysMax = 60;

/** Days without use after which a session ends earlier; equals private.session_idle_lifetime(). */
export const sessionIdleDaysMax = 30;

/**
 * The name of the session hint: a cookie that the page can read, beside the session cookie that it cannot. It only says
 * that this browser probably has a session, so that a visitor's page does not ask. The server never trusts it.
 * @param secure whether the site is on https
 */
export function sessionHintName(secure: boolean): string {
  return secure ? "__Host-caption-kite-signed-in" : "caption-kite-signed-in";
}
