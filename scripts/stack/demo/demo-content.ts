import { rmSync, existsSync, writeFileSync } from "node:fs";
import { autoGenerateMarker, type SocialPost } from "../../../supabase/functions/_shared/contract/wire/posts.ts";
import type { SocialComment } from "../../../supabase/functions/_shared/contract/wire/comments.ts";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import type { HistoryEntry } from "../../../supabase/functions/_shared/contract/wire/history.ts";
import type { PromoCode } from "../../../supabase/functions/_shared/contract/wire/promo-codes.ts";
import type { Account } from "../accounts.ts";
import { DemoSession } from "./demo-session.ts";
import type { Settings } from "../settings.ts";

/** Says that the demo accounts of a data directory stay empty. */
const emptyMark = (dataDir: string): string => `${dataDir}/empty`;

/** Says that demo content was begun and is not complete. */
const begunMark = (dataDir: string): string => `${dataDir}/${demoMarkName}`;

/** The name of the file that says so; a reset removes it. */
export const demoMarkName = "demo-content";

/** Notes that demo content is being made, or that it is complete. */
export function markBegun(dataDir: string, begun: boolean): void {
  if (begun) writeFileSync(begunMark(dataDir), "The demo content is not complete. The next start completes it.\n");
  else rmSync(begunMark(dataDir), { force: true });
}

/** Whether demo content was begun, by this start or by one that was interrupted, and is not complete. */
export const demoIsDue = (dataDir: string): boolean => existsSync(begunMark(dataDir));

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

/** An account whose owner has kept the generated password. */
type Usable = Account & { password: string };

async function signedIn({ url, signal }: DemoOptions, { email, password }: Usable): Promise<DemoSession> {
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

async function fillDemoUser(options: DemoOptions, account: Usable): Promise<void> {
  const demo = await signedIn(options, account);
  await demo.call("saveTone", { json: { tone } });
  if (!(await demo.call<User>("getUser")).isPremium) await subscribe(options, demo);
  const written = await demo.call<HistoryEntry[]>("listHistory");
  for (const form of captions) {
    if (!written.some(({ keyword }) => keyword === form.keyword)) await demo.call("generateCaption", { form });
  }
  await demo.call("logout");
}

async function fillAdministrator(options: DemoOptions, account: Usable): Promise<void> {
  const admin = await signedIn(options, account);
  const posts = await admin.call<SocialPost[]>("adminListPosts");
  const inDays = (days: number) => new Date((options.now ?? Date.now()) + days * dayMs).toISOString();
  const post = async (content: string, days: number, hashtags: string[]) =>
    posts.find((made) => made.content === content || (made.isGenerated && content === autoGenerateMarker)) ??
    admin.call<SocialPost>("adminCreatePost", {
      json: { platform: "instagram", scheduledFor: inDays(days), content, hashtags },
    });
  const published = await post("Demo post: three captions that got people talking this week.", -3, [
    "captions",
    "demo",
  ]);
  if (!published.isPosted)
    await admin.call("adminMarkPosted", { id: published.id, json: { isPosted: true, postId: "demo-post" } });
  await admin.call("adminUpdateEngagement", {
    id: published.id,
    json: { likes: 128, comments: 14, shares: 9, clicks: 41, conversions: 3 },
  });
  await post("Demo post: how to say it in one line.", 1, ["writing", "demo"]);
  await post(autoGenerateMarker, 3, []);

  const comments = await admin.call<SocialComment[]>("adminListComments");
  const comment = async (text: string) =>
    comments.find((made) => made.comment === text) ??
    admin.call<SocialComment>("adminCreateComment", { json: { postId: published.id, comment: text } });
  const question = await comment("Demo comment: does it write in my own voice as well?");
  if (!question.isResponded) await admin.call("adminRespond", { id: question.id });
  await comment("Demo comment: the second one made me laugh.");

  const codes = await admin.call<PromoCode[]>("adminListPromoCodes");
  for (const [code, days] of [
    ["DEMO-WEEK", 7],
    ["DEMO-MONTH", 30],
  ] as const) {
    if (!codes.some((made) => made.code === code)) await admin.call("adminCreatePromoCode", { json: { code, days } });
  }
  await admin.call("logout");
}

/**
 * Fills the two accounts that a first start makes, by the calls that a person's browser makes: a tone, a plan and a
 * history for the demo user; posts, comments, codes and with them a log for the administrator. What an interrupted
 * start has made is not made again, and an account whose owner has chosen a password is left alone.
 * @throws Error naming the call that failed; what was made before it stays
 */
export async function makeDemoContent(options: DemoOptions): Promise<void> {
  const [admin, demo] = (["admin", "demo"] as const).map((role) =>
    options.accounts.find((account): account is Usable => account.role === role && account.password !== null),
  );
  if (demo) await fillDemoUser(options, demo);
  if (admin) await fillAdministrator(options, admin);
}
