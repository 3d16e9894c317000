// The addresses of a share from the device's share sheet: the page, its service worker and every server use them.

/** Where the browser sends a share, as `share_target.action` in the manifest says. The service worker handles it. */
export const sharePath = "/share-target";
/** Says that the form is opened by a share. */
export const sharedParameter = "shared";
/** Where the worker, or a server without one, leads the browser after a share. */
export const sharedPage = `/?${sharedParameter}=1`;
