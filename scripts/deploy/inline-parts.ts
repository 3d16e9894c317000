/**
 * Parts that the inline scripts of the HTML files share. They use `d`, the root element, and `s`, the attributes of
 * their own script element, into which the build writes the names of files.
 */

/** `a(href, rel, as)` adds a link to the head. Fonts and modules are requested with CORS, so preloads are as well. */
export const addLink =
  'function a(u,r,t){var e=document.createElement("link");e.rel=r;e.href=u;t&&(e.as=t);e.crossOrigin="";document.head.append(e)}';

/**
 * Decides before the first paint which fonts the page uses, so that no text changes later. On a connection of less than
 * 2 Mbit/s, where the 63 kB of fonts need more than a quarter of a second, or if the person asks to save data: the
 * system's fonts. They are in the cache as soon as the service worker has kept the files of the site; from then on, and
 * where the browser does not report the connection, the page uses its own.
 */
export const chooseFonts = [
  `var c=navigator.connection,w=c&&(c.saveData||c.downlink<2)&&!(navigator.serviceWorker||{}).controller;`,
  `if(w)d.setAttribute("data-system-fonts","");`,
  `else s.fonts.split(" ").forEach(function(u){a(u,"preload","font")});`,
].join("");
