import { rmSync, existsSync, writeFileSync } from "node:fs";
import { autoGenerateMarker, type SocialPost } from "../../../supabase/functions/_shared/contract/wire/posts.ts";
import type { SocialComment } from "../../../supabase/functions/_shared/contract/wire/comments.ts";
import type { Account } from "../accounts.ts";
import { DemoSession } from "./demo-session.ts";
import type { Settings } from "../settings.ts";

/** Says that the demo accounts of a data directory stay empty. */
const emptyMark = (dataDir: string): string => `${dataDir}/empty`;

/** Has the next first start leave the demo accounts empty, or not. */
export function markEmpty(dataDir: string, empty: boolean): void {
  if (empty) writeFileSync(emptyMark(dataDir), "The demo accounts stay empty. npm run reset takes this back.\n");
  else rmSync(emptyMark(dataDir), { force: true });
}

/**
 * Whether demo content may be made: never where a call would cost something, mail somebody or be seen by others, so
 * only where everything is simulated and the page is this machine's.
 */
export function demoIsHarmless({ dataDir, siteUrl, smtp, stripeSimulator, functionsEnv }: Settings): boolean {
  return (
    siteUrl === undefined &&
    smtp === null &&
    stripeSimulator !== null &&
    functionsEnv["OPENAI_API_KEY"] === undefined &&
    !existsSync(emptyMark(dataDir))
  );
}

export interface DemoOptions {
  /** The public origin as this machine reaches it. */
  url: string;
  accounts: readonly Account[];
  /** Pays with the simulated Stripe. */
  publishableKey: string;
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  now?: number;
}

const tone = "Short and playful. I use a few emoji and one or two hashtags.";

/** In the order in which they are written: the last one is at the top of the history. */
const captions = [
  { keyword: "morning coffee on the balcony", platform: "general" },
  { keyword: "grand opening of our bakery", platform: "facebook" },
  { keyword: "learning to bake sourdough", platform: "tiktok" },
  { keyword: "first snow in the mountains", platform: "instagram" },
  { keyword: "autumn walk with my dog", platform: "x" },
  { keyword: "farmers market flowers", platform: "instagram" },
].map((request) => ({ ...request, emojiLevel: "40", hashtagLevel: "40", aiControlled: "false" }));

/** What the demo user's first captions are about. */
export const demoKeywords: readonly string[] = captions.map(({ keyword }) => keyword);

const dayMs = 24 * 60 * 60 * 1000;

/** A test card that always works (https://docs.stripe.com/testing#cards). */
const card = { number: "4242424242424242", exp_month: "12", exp_year: "2060", cvc: "123" };

async function signedIn({ url, signal }: DemoOptions, { email, password }: Account): Promise<DemoSession> {
  const session = new DemoSession(url, signal);
  await session.call("login", { json: { email, password, termsAccepted: true } });
  return session;
}

/** Buys the plan as the page does: the intent is confirmed from the browser, then the plan is read. */
async function subscribe({ url, publishableKey, signal }: DemoOptions, demo: DemoSession): Promise<void> {
  const { clientSecret } = await demo.call<{ clientSecret: string }>("createSubscription");
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const body = new URLSearchParams([
    ["key", publishableKey],
    ["client_secret", clientSecret],
    ["payment_method_data[type]", "card"],
    ...(fields as [string, string][]),
  ]);
  const intent = clientSecret.split("_secret_")[0];
  const paid = await fetch(`${url}/simulator/stripe/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    body,
    signal,
  });
  if (!paid.ok) throw new Error(`The payment failed with ${paid.status}.`);
  await demo.call("syncSubscription");
}

async function fillDemoUser(options: DemoOptions, account: Account): Promise<void> {
  const demo = await signedIn(options, account);
  await demo.call("saveTone", { json: { tone } });
  await subscribe(options, demo);
  for (const form of captions) await demo.call("generateCaption", { form });
  await demo.call("logout");
}

async function fillAdministrator(options: DemoOptions, account: Account): Promise<void> {
  const admin = await signedIn(options, account);
  const inDays = (days: number) => new Date((options.now ?? Date.now()) + days * dayMs).toISOString();
  const post = (content: string, days: number, hashtags: string[]) =>
    admin.call<SocialPost>("adminCreatePost", {
      json: { platform: "instagram", scheduledFor: inDays(days), content, hashtags },
    });
  const published = await post("Demo post: three captions that got people talking this week.", -3, [
    "captions",
    "demo",
  ]);
  await admin.call("adminMarkPosted", { id: published.id, json: { isPosted: true, postId: "demo-post" } });
  await admin.call("adminUpdateEngagement", {
    id: published.id,
    json: { likes: 128, comments: 14, shares: 9, clicks: 41, conversions: 3 },
  });
  await post("Demo post: how to say it in one line.", 1, ["writing", "demo"]);
  await post(autoGenerateMarker, 3, []);

  const comment = (text: string) =>
    admin.call<SocialComment>("adminCreateComment", { json: { postId: published.id, comment: text } });
  const question = await comment("Demo comment: does it write in my own voice as well?");
  await admin.call("adminRespond", { id: question.id });
  await comment("Demo comment: the second one made me laugh.");

  for (const [code, days] of [
    ["DEMO-WEEK", 7],
    ["DEMO-MONTH", 30],
  ] as const) {
    await admin.call("adminCreatePromoCode", { json: { code, days } });
  }
  await admin.call("logout");
}

/**
 * Fills the two accounts that a first start makes, by the calls that a person's browser makes: a tone, a plan and a
 * history for the demo user; posts, comments, codes and with them a log for the administrator.
 * @throws Error naming the call that failed; what was made before it stays
 */
export async function makeDemoContent(options: DemoOptions): Promise<void> {
  const [admin, demo] = (["admin", "demo"] as const).map((role) =>
    options.accounts.find((account) => account.role === role),
  );
  if (demo) await fillDemoUser(options, demo);
  if (admin) await fillAdministrator(options, admin);
}
