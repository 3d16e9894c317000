// What may be uploaded, and how large.

export const mediaTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "video/mp4"] as const;
export type MediaType = (typeof mediaTypes)[number];
/** Largest upload, in bytes; the storage bucket has the same limit. */
export const mediaBytesMax = 10 * 1024 * 1024;

/** Accepted file types, determined by content and not by name. */
export const imageTypes = ["image/png", "image/jpeg", "image/gif"] as const;

/** An image of this size or larger is rejected. */
export const imageBytesMax = 5 * 1024 * 1024;
/** Longest edge of the image that the browser uploads, in pixels. */
export const imageEdgeUploaded = 1024;
/** Largest image that the server decodes, in pixels (width × height) and per edge. */
export const imagePixelsMax = 50_000_000;
export const imageEdgeMax = 16_000;
