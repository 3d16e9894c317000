/** Most entries on a page of any list in the panel. */
export const adminPageSizeMax = 100;

/** History entries per page. */
export const historyPageSize = 20;
export const historyPageSizeMax = 100;
