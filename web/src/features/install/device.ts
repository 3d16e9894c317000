export type Device = "ios" | "android" | "other";

interface Agent {
  userAgent: string;
  maxTouchPoints: number;
}

const appleMobile = /iPhone|iPad|iPod/;
const macintosh = /Macintosh/;
const android = /Android/;

/**
 * The device type for the instructions. An iPad identifies itself as a Macintosh, but a Macintosh has no touch screen.
 */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (appleMobile.test(userAgent) || (macintosh.test(userAgent) && maxTouchPoints > 1)) return "ios";
  return android.test(userAgent) ? "android" : "other";
}

/** Whether the page runs as an installed app. `standalone` is Safari's own property. */
export function isInstalled({
  matchMedia,
  navigator,
}: Pick<Window, "matchMedia"> & { navigator: Navigator & { standalone?: boolean } }): boolean {
  return navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
}
