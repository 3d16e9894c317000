/** The first match names the browser, because most browsers also claim to be those below them. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera|OPT|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["DuckDuckGo", /\b(?:DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
  ["curl", /^curl\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["iPhone", /\b(?:iPhone|iPod)\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\b(?:Linux|X11)\b/],
];

/** The name for a device without a known User-Agent header. */
export const unknownDevice = "Unknown device";

/**
 * Names a device for its owner, e.g. "Chrome on Android". Only names from the tables above are used, so that nothing a
 * client sends is stored or shown.
 * @param userAgent the User-Agent header
 */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, 512);
  const nameIn = (table: typeof browsers) => table.find(([, pattern]) => pattern.test(text))?.[0];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser === undefined) return system === undefined ? unknownDevice : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
