/**
 * What the inline scripts of the HTML files share: `a(href, rel)` adds a link to the head. Modules are requested with
 * CORS, so preloads are as well.
 */
export const addLink =
  'function a(u,r){var e=document.createElement("link");e.rel=r;e.href=u;e.crossOrigin="";document.head.append(e)}';
