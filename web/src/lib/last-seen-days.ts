/** For how many days a device shows the last-seen copy; the privacy page names the number. */
export const lastSeenDays = 30;
