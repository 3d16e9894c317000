import * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import * as operations from "./operations.ts";
import { forgotPasswordRequest, loginRequest, ok, registerRequest, resetPasswordRequest, sessionRequest, user, verifyResetTokenRequest } from "./accounts.ts";
import { administratorRequest } from "./administrator.ts";
import { autoRespond, autoRespondRequest, audienceComment, commentAnswer, commentPage, commentRequest } from "./admin-comments.ts";
import { articleDraft, articleDraftRequest, articleSaveRequest } from "./admin-articles.ts";
import { promoCode, promoCodePage, promoCodeRequest } from "./admin-codes.ts";
import { activityLog, activityLogPage, activityLogRequest } from "./admin-logs.ts";
import { hiddenTrend, hiddenTrendList, hiddenTrendRequest } from "./admin-trends.ts";
import { uploadedMedia } from "./admin-media.ts";
import { engagementRequest, postPage, postRequest, postStatusRequest, socialPost } from "./admin-posts.ts";
import { accountDeletionRequest, passwordRequest, usernameRequest } from "./account-settings.ts";
import { article, articlePage } from "./articles.ts";
import { billingPortal, checkout, stripeMode, subscriptionChange, subscriptionDetails } from "./billing.ts";
import { captionRequest, captionResult, freeCaptionRequest, freeCaptionResult } from "./captions.ts";
import { chatAnswer, chatRequest } from "./chat.ts";
import { contactRequest } from "./contact.ts";
import { historyPage } from "./history.ts";
import { accountData } from "./my-data.ts";
import { status } from "./product.ts";
import { promoRequest, promoStatus } from "./promo.ts";
import { realtimeToken } from "./realtime.ts";
import { secondFactorEnrollment, secondFactorVerification } from "./second-factor.ts";
import { accountSessions } from "./sessions.ts";
import { suggestionRequest } from "./suggestions.ts";
import { tonePreference, toneRequest, toneSaved } from "./tone.ts";
import { trendingData } from "./trending.ts";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `:id` stands for one segment. */
  path: `/api/${string}`;
  summary: string;
  session: boolean;
  /** Refused with 403 unless the person is an administrator, before anything of the request is read. */
  admin?: true;
  encoding?: "json" | "multipart";
  /** The name of the file that a multipart body may carry beside the request's fields. */
  file?: string;
  request?: ZodMiniType;
  response: ZodMiniType;
  /** What the answer is written in; JSON where it is left out. Refusals are always JSON. */
  mediaType?: "text/csv";
}

type Operations = typeof operations;

/** What the table says about each operation beside its method and path. */
const descriptions = {
  getStatus: { summary: "Which writer and mail are in use", session: false, response: status },
  getUser: { summary: "The signed-in person", session: true, response: user },
  login: { summary: "Sign in", session: false, encoding: "json", request: loginRequest, response: user },
  register: { summary: "Sign up", session: false, encoding: "json", request: registerRequest, response: user },
  createSession: { summary: "Take over a session from a social sign-in", session: false, encoding: "json", request: sessionRequest, response: user },
  logout: { summary: "Sign out", session: false, response: ok },
  forgotPassword: { summary: "Send reset instructions", session: false, encoding: "json", request: forgotPasswordRequest, response: ok },
  verifyResetToken: { summary: "Check a reset link", session: false, encoding: "json", request: verifyResetTokenRequest, response: ok },
  resetPassword: { summary: "Set a new password", session: false, encoding: "json", request: resetPasswordRequest, response: ok },
  generateCaption: { summary: "Write captions", session: true, encoding: "multipart", file: "image", request: captionRequest, response: captionResult },
  generateFreeCaption: { summary: "Write a visitor's free caption", session: false, encoding: "json", request: freeCaptionRequest, response: freeCaptionResult },
  listHistory: { summary: "The person's captions, newest first", session: true, response: historyPage },
  clearHistory: { summary: "Delete the person's captions", session: true, response: ok },
  createSuggestion: { summary: "Send an improvement suggestion", session: true, encoding: "json", request: suggestionRequest, response: ok },
  changeUsername: { summary: "Change the username", session: true, encoding: "json", request: usernameRequest, response: ok },
  changePassword: { summary: "Change the password and end the sessions of other devices", session: true, encoding: "json", request: passwordRequest, response: ok },
  deleteAccount: { summary: "Delete the account with all that belongs to it", session: true, encoding: "json", request: accountDeletionRequest, response: ok },
  exportData: { summary: "Everything that the account holds, as a file", session: true, response: accountData },
  exportCaptions: { summary: "The person's captions for a spreadsheet", session: true, mediaType: "text/csv", response: z.string() },
  listSessions: { summary: "Where the person is signed in, this device first", session: true, response: accountSessions },
  endOtherSessions: { summary: "Sign out every other device", session: true, response: ok },
  endSession: { summary: "Sign out one device", session: true, response: ok },
  getTone: { summary: "The person's own caption style", session: true, response: tonePreference },
  saveTone: { summary: "Store or, with an empty text, remove the caption style", session: true, encoding: "json", request: toneRequest, response: toneSaved },
  sendContactMessage: { summary: "Write to support", session: false, encoding: "json", request: contactRequest, response: ok },
  chat: { summary: "Ask the assistant; Accept: text/event-stream answers piece by piece", session: true, encoding: "json", request: chatRequest, response: chatAnswer },
  getRealtimeToken: { summary: "A token for live updates", session: true, response: realtimeToken },
  getTrending: { summary: "What trends today: emoji, hashtags, platform topics, sources", session: true, response: trendingData },
  reportCspViolation: { summary: "Count what a browser refused to load; application/csp-report or application/reports+json", session: false, response: ok },
  listArticles: { summary: "Articles for everyone, newest first", session: false, response: articlePage },
  getStripeMode: { summary: "Whether payments are live, test or stood in for", session: false, response: stripeMode },
  createSubscription: { summary: "Start the premium subscription", session: true, response: checkout },
  getSubscriptionDetails: { summary: "The running subscription's period", session: true, response: subscriptionDetails },
  cancelSubscription: { summary: "End the subscription with its period", session: true, response: subscriptionChange },
  reactivateSubscription: { summary: "Take a cancellation back", session: true, response: subscriptionChange },
  openBillingPortal: { summary: "A link to the payment provider's portal", session: true, response: billingPortal },
  syncSubscription: { summary: "Bring the plan up to date after a payment", session: true, response: user },
  getPromoStatus: { summary: "The person's promo code", session: true, response: promoStatus },
  applyPromoCode: { summary: "Apply a promo code for an email address", session: false, encoding: "json", request: promoRequest, response: ok },
  requestAdministratorLink: { summary: "Mail a new link to the account that the operator named as administrator", session: true, response: ok },
  becomeAdministrator: { summary: "Use a mailed link: the account becomes administrator", session: true, encoding: "json", request: administratorRequest, response: user },

  adminEnrollSecondFactor: { summary: "Set up an authenticator app", session: true, response: secondFactorEnrollment },
  adminVerifySecondFactor: { summary: "Enter a code of the authenticator app", session: true, encoding: "json", request: secondFactorVerification, response: user },
  adminRemoveSecondFactor: { summary: "Remove the authenticator app and sign out, to set up another one", session: true, admin: true, response: ok },
  adminCreateArticle: { summary: "Publish an article", session: true, admin: true, encoding: "json", request: articleSaveRequest, response: article },
  adminUpdateArticle: { summary: "Change an article", session: true, admin: true, encoding: "json", request: articleSaveRequest, response: article },
  adminDeleteArticle: { summary: "Delete an article", session: true, admin: true, response: ok },
  adminGenerateArticle: { summary: "Draft an article; nothing is stored", session: true, admin: true, encoding: "json", request: articleDraftRequest, response: articleDraft },
  adminListPromoCodes: { summary: "Promo codes, newest first", session: true, admin: true, response: promoCodePage },
  adminCreatePromoCode: { summary: "Create a promo code", session: true, admin: true, encoding: "json", request: promoCodeRequest, response: promoCode },
  adminDeletePromoCode: { summary: "Delete a promo code and end the access it gave", session: true, admin: true, response: ok },
  adminListPosts: { summary: "Scheduled posts, due ones first", session: true, admin: true, response: postPage },
  adminCreatePost: { summary: "Schedule a post; AUTO_GENERATE as the content has it written", session: true, admin: true, encoding: "json", request: postRequest, response: socialPost },
  adminDeletePost: { summary: "Delete a post", session: true, admin: true, response: ok },
  adminMarkPosted: { summary: "Mark a post as posted", session: true, admin: true, encoding: "json", request: postStatusRequest, response: socialPost },
  adminUpdateEngagement: { summary: "Set a post's engagement metrics", session: true, admin: true, encoding: "json", request: engagementRequest, response: socialPost },
  adminListComments: { summary: "Comments, newest first", session: true, admin: true, response: commentPage },
  adminCreateComment: { summary: "Add a comment found under a post", session: true, admin: true, encoding: "json", request: commentRequest, response: audienceComment },
  adminRespond: { summary: "Answer a comment", session: true, admin: true, response: commentAnswer },
  adminGetAutoRespond: { summary: "Whether new comments are answered without a click", session: true, admin: true, response: autoRespond },
  adminSetAutoRespond: { summary: "Turn automatic answers on or off", session: true, admin: true, encoding: "json", request: autoRespondRequest, response: autoRespond },
  adminListActivityLogs: { summary: "What was done, newest first", session: true, admin: true, response: activityLogPage },
  adminCreateActivityLog: { summary: "Log what the server cannot know", session: true, admin: true, encoding: "json", request: activityLogRequest, response: activityLog },
  adminListHiddenTrends: { summary: "What never shows as a trend, newest first", session: true, admin: true, response: hiddenTrendList },
  adminHideTrend: { summary: "Hide a hashtag or an emoji from the trends, at once and for good", session: true, admin: true, encoding: "json", request: hiddenTrendRequest, response: hiddenTrend },
  adminUnhideTrend: { summary: "Let a hidden trend be listed again from the next update on", session: true, admin: true, response: ok },
  adminUploadMedia: { summary: "Upload a picture or video for a post or an article", session: true, admin: true, encoding: "multipart", file: "file", response: uploadedMedia },
} as const satisfies Record<keyof Operations, Omit<Endpoint, "method" | "path">>;

type Descriptions = typeof descriptions;

type WithOperation<Name extends keyof Operations> = Operations[Name] extends `${infer Method} ${infer Path}`
  ? Descriptions[Name] & { readonly method: Method; readonly path: Path }
  : never;

const methodAndPath: Readonly<Record<string, string>> = { ...operations };

/**
 * Every documented call: the operations with what is said about them. The OpenAPI document, the call-table test and the
 * page's client (by type only) are made from it.
 */
export const endpoints = Object.fromEntries(
  Object.entries(descriptions).map(([name, description]) => {
    const [method, path] = methodAndPath[name]!.split(" ");
    return [name, { method, path, ...description }];
  }),
) as { readonly [Name in keyof Operations]: WithOperation<Name> } satisfies Record<string, Endpoint>;
