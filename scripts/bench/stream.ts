import type { AddressInfo } from "node:net";
import connect from "postgres";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { captionJson } from "../test/support/gated-model.ts";
import { launchBrowser } from "../test/support/browsers/chromium.ts";
import { startTemporaryStack } from "../stack/temporary-stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { hostedPace, pacedModel, writingMs } from "../measure/paced-model.ts";
import { signInCookies } from "./sign-in.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const rounds = 10;

/** What the model writes, whatever it is asked: six captions that all pass, for a free account. */
const responseText = `{"captions":[${[
  ["Pumpkin soup, and the window fogs up before the first spoon is even in the bowl.", ["PumpkinSoup"]],
  ["A pot of pumpkin soup forgives everything else that went wrong on the way home.", ["Soup"]],
  ["Orange on the spoon, on the sleeve, on the wall: the pumpkin soup is served now.", ["Pumpkin"]],
  ["Pumpkin soup tastes better from the big blue bowl with the chip that nobody owns up to.", ["PumpkinSoup"]],
  ["The ladle stays in the pot until the last of the pumpkin soup has found somebody.", ["Soup"]],
  ["Second helpings of pumpkin soup are why the good bread was hidden until this evening.", ["Pumpkin"]],
]
  .map(([text, hashtags]) => captionJson(text as string, hashtags as string[]))
  .join()}]}`;
const captions = 6;

/** Milliseconds. */
export interface StreamTimes {
  /** When the model has written its first token, and all of it. */
  firstToken: number;
  total: number;
  captions: number;
  /** From the request to the first caption: as an event of the API, and readable in the browser. */
  api: { p50: number; p95: number };
  page: { p50: number; p95: number };
}

async function firstEventMs(url: string, token: string): Promise<number> {
  const body = new FormData();
  body.append("keyword", "pumpkin soup");
  const started = performance.now();
  const response = await fetch(`${url}${endpoints.generateCaption.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    body,
  });
  let text = "";
  let first = 0;
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (first === 0 && text.includes("event: caption")) first = performance.now() - started;
  }
  if (first === 0) throw new Error(`no caption came: ${text.slice(0, 500)}`);
  return first;
}

/**
 * Milliseconds from the click to the first caption that can be read, measured in the page. Each round is a person of
 * their own, because nobody is shown the same caption twice.
 */
async function firstVisibleMs(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
      await context.addCookies(await signInCookies(url));
      const page = await context.newPage();
      await page.goto(url, { waitUntil: "networkidle" });
      await page.getByLabel("Keyword or topic").fill("pumpkin soup");
      const visible = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let clicked = 0;
            const begin = () => {
              clicked = performance.now();
            };
            addEventListener("click", begin, { capture: true, once: true });
            const look = () => {
              if (document.querySelector("article p[dir=auto]")) resolve(performance.now() - clicked);
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      await page.getByRole("button", { name: "Generate Caption" }).click();
      const time = await visible;
      if (round > 0) times.push(time);
      await page.getByText("3 captions added").waitFor({ state: "attached" });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return times;
}

/** Measures how soon the first caption can be read when a model writes at the pace of a hosted one. */
export async function measureStream(): Promise<StreamTimes> {
  const server = pacedModel(() => responseText);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stack = await startTemporaryStack({
    log: (line) => console.error(line),
    env: {
      OPENAI_API_KEY: "test-key",
      OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      OPENAI_MODEL_FREE: "paced",
      OPENAI_MODEL_PREMIUM: "paced",
    },
  });
  const sql = connect(stack.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    const accounts = await makeAccounts(stack, sql, rounds + 1);
    const api: number[] = [];
    for (const [index, { token }] of accounts.entries()) {
      const time = await firstEventMs(stack.url, token);
      if (index > 0) api.push(time);
    }
    const page = await firstVisibleMs(stack.url);
    const summary = (times: number[]) => ({ p50: percentile(times, 50), p95: percentile(times, 95) });
    const total = writingMs(responseText.length, hostedPace);
    return { firstToken: hostedPace.firstTokenMs, total, captions, api: summary(api), page: summary(page) };
  } finally {
    await sql.end();
    await stack.stop();
    server.closeAllConnections();
    server.close();
  }
}

/** The table of `docs/performance.md`. */
export function streamTable({ firstToken, total, captions: count, api, page }: StreamTimes): string {
  const bound = firstToken + (total - firstToken) / count;
  return table(
    ["first caption", "first token + rest ÷ captions, ms", "p50, ms", "ratio", "p95, ms", "ratio"],
    [
      ["as an event of the API", api],
      ["in the page, from the click", page],
    ].map(([name, times]) => {
      const { p50, p95 } = times as StreamTimes["api"];
      return [
        name as string,
        ms(bound),
        ms(p50),
        atMost(limits.firstCaptionRatio, p50 / bound, ratio),
        ms(p95),
        atMost(limits.firstCaptionRatio, p95 / bound, ratio),
      ];
    }),
  );
}
