import { deleteCustomerOf } from "../_shared/domain/billing/delete-customer.ts";
import { createProbes } from "./readiness/probes.ts";
import type { PartResults } from "./readiness/report.ts";
import { createPayments, type Payments } from "../_shared/domain/billing/payments.ts";
import { withStripeErrors } from "../_shared/domain/billing/provider-error.ts";
import { createBillingStore } from "../_shared/domain/billing/store.ts";
import { bytesOf, type PreparedResponse } from "../_shared/platform/responses/prepared-response.ts";
import { createSharedResponses, type SharedResponses } from "../_shared/platform/responses/shared-responses.ts";
import { describeError } from "../_shared/platform/errors.ts";
import type { Config } from "../_shared/platform/env.ts";
import { clientAddress } from "../_shared/platform/limits/address.ts";
import { comesFromOrigin } from "../_shared/platform/limits/origin.ts";
import { createSubjectHash } from "../_shared/platform/limits/subject.ts";
import type { Log } from "../_shared/platform/log.ts";
import { createMailer } from "../_shared/platform/mail/mailer.ts";
import { createAccountNotifier, type AccountNotifier } from "../_shared/domain/accounts/notifier.ts";
import { createMailQueue, type MailQueue } from "../_shared/domain/mail/mail-queue.ts";
import type { Mailer } from "../_shared/platform/mail/port.ts";
import {
  createArticleDrafter,
  createChat,
  createCommentResponder,
  createPostWriter,
  createRewriter,
} from "../_shared/writers/choose.ts";
import type { ChatPort } from "../_shared/domain/chat/port.ts";
import type { ArticleDrafter } from "../_shared/domain/articles/port.ts";
import type { CommentResponder } from "../_shared/domain/comments/port.ts";
import type { PostWriter } from "../_shared/domain/posts/port.ts";
import type { ModelPort } from "../_shared/domain/captions/port.ts";
import type { RewritePort } from "../_shared/domain/captions/rewrite/port.ts";
import { createSecurityRecorder, type SecurityRecorder } from "../_shared/domain/security/recorder.ts";
import { createAdmissions, type Admissions } from "../_shared/platform/session/admissions.ts";
import { createRefresher } from "../_shared/platform/session/refresh.ts";
import { createSessionTracker, type SessionTracker } from "../_shared/platform/session/tracker.ts";
import { createAuthServer, type AuthServer, type Tokens } from "../_shared/platform/supabase/auth.ts";
import { createDatabase, type Database } from "../_shared/platform/supabase/database.ts";
import { createFactors, type Factors } from "../_shared/platform/supabase/factors.ts";
import { createFileStore, type FileStore } from "../_shared/platform/supabase/storage.ts";

/** What account deletion needs from payments. */
interface Billing {
  /**
   * Immediately ends the account's subscriptions at the payment provider and deletes its customer; resolves if there is
   * none.
   */
  deleteCustomer(userId: string): Promise<void>;
}

/** The dependencies of the API; tests replace external services, at the HTTP level or by value. */
export interface Deps {
  config: Config;
  model: ModelPort;
  /** Rewrites and adapts captions; by default the configured one. */
  rewriter?: RewritePort;
  /** Replies to messages for the assistant; by default the configured one. */
  chat?: ChatPort;
  /** Drafts articles, responds to comments and writes posts for administrators; by default the configured one. */
  articles?: ArticleDrafter;
  comments?: CommentResponder;
  posts?: PostWriter;
  /** Deletes customers of deleted accounts; by default at the configured payment provider. */
  billing?: Billing;
  log: Log;
  /** Milliseconds. */
  now?: () => number;
  /** Connects to Supabase and Stripe. */
  fetch?: typeof fetch;
  /** Keeps the function alive for work that continues after the response. */
  background?: (work: Promise<unknown>) => void;
  /** Minimum response time, in milliseconds, for responses whose speed must not reveal whether an account exists. */
  neutralResponseMs?: number;
}

/** The services that routes use. */
export interface Services {
  config: Config;
  database: Database;
  auth: AuthServer;
  model: ModelPort;
  rewriter: RewritePort;
  chat: ChatPort;
  articles: ArticleDrafter;
  comments: CommentResponder;
  posts: PostWriter;
  /** Null if the functions cannot send mail themselves. */
  mailer: Mailer | null;
  /** Null like `mailer`. */
  mailQueue: MailQueue | null;
  /** Notifies people of changes to their account. */
  notices: AccountNotifier;
  securityEvents: SecurityRecorder;
  /** Authenticator apps. */
  factors: Factors;
  /** The devices of an account. */
  sessions: SessionTracker;
  /** Who may read what everybody who is signed in may read. */
  admissions: Admissions;
  /** Responses that are the same for everybody. Routes that change what they contain clear them. */
  sharedResponses: Record<"articles" | "status" | "trending", SharedResponses<PreparedResponse>>;
  files: FileStore;
  billing: Billing | null;
  /** Null if payments are not set up. */
  payments: Payments | null;
  /** Checks the parts that the product depends on; results are kept in memory for a while. */
  probe: () => Promise<PartResults>;
  log: Log;
  now: () => number;
  background: (work: Promise<unknown>) => void;
  neutralResponseMs: number;
  /** @param address of the person, from `addressOf` */
  refresh: (refreshToken: string, address: string) => Promise<Tokens>;
  /** The keyed hash under which attempts are counted for these parts. */
  subjectHash: (...parts: string[]) => Promise<string>;
  /** The request came through the page's static host, or nothing is known about that host. */
  comesFromHost: (headers: Headers) => boolean;
  /** The network address of the person who sends the request. */
  addressOf: (headers: Headers) => string;
}

const neutralResponseMsDefault = 500;

export function createServices(deps: Deps): Services {
  const { config, model, log } = deps;
  const now = deps.now ?? Date.now;
  const auth = createAuthServer(config, deps.fetch);
  const database = createDatabase(config, deps.fetch);
  const background = deps.background ?? (() => undefined);
  const mailer = createMailer(config.mailSettings, deps.fetch);
  const subjectHash = createSubjectHash(config.addressHashSecret);
  const comesFromHost = (headers: Headers) =>
    config.originSecret === null || comesFromOrigin(headers, config.originSecret, now() / 1000);
  // A function that is called directly is behind only Supabase's own proxy, which appends the address that it sees.
  const addressOf = (headers: Headers) => clientAddress(headers, comesFromHost(headers) ? config.trustedProxyHops : 1);
  const failed = (error: unknown) => log("warn", { event: "shared_response_not_read", error: describeError(error) });
  const shared = () => createSharedResponses<PreparedResponse>({ now, background, failed, bytesOf });
  const mailQueue = mailer && createMailQueue({ config, database, mailer, subjectHash, log });
  const payments = config.stripe && createPayments(config.stripe, createBillingStore(database), log, deps.fetch);
  return {
    config,
    model,
    rewriter: deps.rewriter ?? createRewriter(config),
    chat: deps.chat ?? createChat(config),
    articles: deps.articles ?? createArticleDrafter(config),
    comments: deps.comments ?? createCommentResponder(config),
    posts: deps.posts ?? createPostWriter(config),
    mailer,
    mailQueue,
    notices: createAccountNotifier({
      sendMail: mailQueue && ((mail) => mailQueue.send({ kind: "message", ...mail })),
      siteUrl: config.siteUrl,
      supportEmail: config.supportEmail,
      log,
      background,
      now,
    }),
    securityEvents: createSecurityRecorder({ database, log, background, subjectHash, addressOf }),
    factors: createFactors(config, deps.fetch, now),
    sessions: createSessionTracker({ database, log, background, now }),
    admissions: createAdmissions(now),
    sharedResponses: { articles: shared(), status: shared(), trending: shared() },
    files: createFileStore(config, deps.fetch),
    billing:
      deps.billing ??
      (payments && { deleteCustomer: (userId) => withStripeErrors(() => deleteCustomerOf(payments, userId)) }),
    payments,
    probe: createProbes({ config, database, mailer, payments, now, fetch: deps.fetch }),
    log,
    now,
    auth,
    database,
    background,
    neutralResponseMs: deps.neutralResponseMs ?? neutralResponseMsDefault,
    refresh: createRefresher(auth, now),
    subjectHash,
    comesFromHost,
    addressOf,
  };
}
