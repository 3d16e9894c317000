/** For how many days a device shows what was last seen there; the privacy page names it. */
export const lastSeenDays = 30;
