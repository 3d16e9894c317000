import { launchBrowser } from "../test/support/browsers/chromium.ts";
import type { Stack } from "../stack/stack.ts";
import { measureRoutes } from "./bundle.ts";
import { measureQuality } from "./page-quality.ts";
import { measureSpeed } from "./page-speed.ts";
import { signInCookies } from "./sign-in.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const publicRoutes = [
  "/auth",
  "/forgot-password",
  "/reset-password?token=none",
  "/terms",
  "/privacy",
  "/contact",
  "/nowhere",
];
const signedInRoutes = ["/", "/?tab=history", "/?tab=account", "/trending"];

/** The scripts of the first visit to every route. */
export function measureFirstLoads({ url }: Stack) {
  return withBrowser(async (browser) => {
    const cookies = await signInCookies(url);
    return measureRoutes(browser, url, [
      ...publicRoutes.map((route) => ({ route })),
      ...signedInRoutes.map((route) => ({ route, cookies })),
    ]);
  });
}

/** Lighthouse's scores of the sign-in page and of the main page. */
export async function measurePageQuality({ url }: Stack) {
  return [
    ...(await measureQuality(`${url}/auth`, "`/auth`")),
    ...(await measureQuality(`${url}/`, "`/`, signed in", await signInCookies(url))),
  ];
}

/** Seven visits to the sign-in page and the main page on a slow phone, in turns with another page if one is given. */
export function measureSlowPhone({ url }: Stack, against?: string) {
  const email = 'input[type="email"]';
  const home = { url: `${url}/`, field: '[name="keyword"]', text: "market day", cookies: () => signInCookies(url) };
  const visited = [`${url}/auth`, ...(against ? [against] : [])].map((one) => ({
    url: one,
    field: email,
    text: "ida@kite.example",
  }));
  return withBrowser((browser) => measureSpeed(browser, [...visited, home], 7));
}
