/** Days after sign-in at which a session ends, however often it was used; equals private.session_lifetime(). */
export const sessionDaysMax = 60;
