/** Most versions that are kept of a caption. The database has the same limits, in `private.are_caption_versions`. */
export const captionVersionsMax = 30;
/**
 * Longest version, in code points. It is more than any platform allows: a draft may be too long while somebody is
 * working on it.
 */
export const captionVersionLengthMax = 10_000;
/** Longest versions of one caption together, in code points; they fit into one request. */
export const captionVersionsLengthMax = 20_000;
