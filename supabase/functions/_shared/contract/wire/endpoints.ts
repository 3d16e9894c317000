import * as z from "zod/mini";
import type { ZodMiniObject, ZodMiniType } from "zod/mini";
import * as operations from "./operations.ts";
import {
  confirmEmailRequest,
  forgotPasswordRequest,
  loginRequest,
  ok,
  registerRequest,
  resetPasswordRequest,
  sessionRequest,
  user,
  verifyResetTokenRequest,
} from "./accounts.ts";
import { administratorRequest } from "./administrators.ts";
import {
  autoRespond,
  autoRespondRequest,
  socialComment,
  commentResponse,
  commentPage,
  commentRequest,
} from "./comments.ts";
import { articleDraft, articleDraftRequest, articleSaveRequest } from "./article-editing.ts";
import { liveChanges, liveChangesQuery } from "./live-changes.ts";
import { promoCode, promoCodePage, promoCodeRequest } from "./promo-codes.ts";
import { activityLog, activityLogPage, activityLogRequest } from "./activity-log.ts";
import { deadLetterList } from "./dead-letters.ts";
import { hiddenTrend, hiddenTrendList, hiddenTrendRequest } from "./hidden-trends.ts";
import { uploadedMedia } from "./media.ts";
import { engagementRequest, postEditRequest, postPage, postRequest, postStatusRequest, socialPost } from "./posts.ts";
import { accountDeletionRequest, passwordRequest, usernameRequest } from "./account-settings.ts";
import { article, articlePage } from "./articles.ts";
import { billingPortal, checkout, stripeMode, subscriptionChange, subscriptionDetails } from "./billing.ts";
import { captionVariantRequest, captionVariantSaved } from "./caption-variants.ts";
import { captionRequest, captionResult, freeCaptionRequest, freeCaptionResult } from "./captions.ts";
import { captionEvents } from "./caption-events.ts";
import { chatEvents, chatReply, chatRequest } from "./chat.ts";
import { contactRequest } from "./contact.ts";
import { captionEndings, hashtagSetRequest, signatureRequest } from "./caption-endings.ts";
import {
  favoriteRequest,
  favoriteSaved,
  historyCleared,
  historyEntryDetails,
  historyExportQuery,
  historyFilter,
  historyPage,
  historyRestoreRequest,
} from "./history.ts";
import { accountData } from "./my-data.ts";
import {
  adaptRequest,
  adaptResult,
  rewriteOptions,
  rewriteOptionsRequest,
  rewriteRequest,
  rewriteResult,
} from "./rewrites.ts";
import { currentSession } from "./current-session.ts";
import { status } from "./status.ts";
import { adminListQuery, articleQuery, historyQuery } from "./paging.ts";
import { promoRequest, promoStatus } from "./promo.ts";
import { proxies } from "./proxies.ts";
import { readiness } from "./readiness.ts";
import { realtimeToken } from "./realtime.ts";
import { secondFactorEnrollment, secondFactorVerification } from "./second-factor.ts";
import { accountSessions } from "./sessions.ts";
import { receivedMessagePage } from "./messages.ts";
import { suggestionRequest } from "./suggestions.ts";
import { tonePreference, toneRequest, toneSaved } from "./tone.ts";
import { trendingData } from "./trending.ts";

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `:id` and `:place` are one segment of the path each. */
  path: `/api/${string}`;
  summary: string;
  session: boolean;
  /** Unless the person is an administrator, the response is 403, before anything of the request is read. */
  admin?: true;
  encoding?: "json" | "multipart";
  /** The name of the optional file in a multipart body, in addition to the request's fields. */
  file?: string;
  request?: ZodMiniType;
  /** The parameters of the query. */
  query?: ZodMiniObject;
  response: ZodMiniType;
  /** The media type of the response; JSON by default. Errors are always JSON. */
  mediaType?: "text/csv";
  /** The data of each server-sent event by the event's name, for a request with `Accept: text/event-stream`. */
  events?: Readonly<Record<string, ZodMiniType>>;
}

type Operations = typeof operations;

/** Everything about each operation except its method and path. */
const descriptions = {
  getStatus: {
    summary: "Which writer and mail service are in use, and which parts are simulated",
    session: false,
    response: status,
  },
  getReadiness: {
    summary: "Whether the server can serve (200) or not (503), and the state of every part that it depends on",
    session: false,
    response: readiness,
  },
  getProxies: {
    summary: "For operators, with CRON_SECRET: the addresses that proxies appended to this request",
    session: false,
    response: proxies,
  },
  getUser: { summary: "The signed-in person", session: true, response: user },
  getSession: {
    summary: "The signed-in person, the status and a token for live updates, in one call",
    session: true,
    response: currentSession,
  },
  login: { summary: "Sign in", session: false, encoding: "json", request: loginRequest, response: user },
  register: { summary: "Sign up", session: false, encoding: "json", request: registerRequest, response: user },
  createSession: {
    summary: "Take over the session of a social sign-in",
    session: false,
    encoding: "json",
    request: sessionRequest,
    response: user,
  },
  confirmEmail: {
    summary: "Confirm an email address with a mailed link, and sign in",
    session: false,
    encoding: "json",
    request: confirmEmailRequest,
    response: user,
  },
  logout: { summary: "Sign out", session: false, response: ok },
  forgotPassword: {
    summary: "Send reset instructions",
    session: false,
    encoding: "json",
    request: forgotPasswordRequest,
    response: ok,
  },
  verifyResetToken: {
    summary: "Check a reset link",
    session: false,
    encoding: "json",
    request: verifyResetTokenRequest,
    response: ok,
  },
  resetPassword: {
    summary: "Set a new password",
    session: false,
    encoding: "json",
    request: resetPasswordRequest,
    response: ok,
  },
  generateCaption: {
    summary: "Generate captions; with Accept: text/event-stream, each is sent as soon as it has passed its checks",
    session: true,
    encoding: "multipart",
    file: "image",
    request: captionRequest,
    response: captionResult,
    events: captionEvents,
  },
  generateFreeCaption: {
    summary: "Generate a visitor's free caption",
    session: false,
    encoding: "json",
    request: freeCaptionRequest,
    response: freeCaptionResult,
  },
  listHistory: {
    query: z.extend(historyFilter, historyQuery.shape),
    summary: "The person's caption history, or what a search finds in it, newest first",
    session: true,
    response: historyPage,
  },
  clearHistory: {
    summary: "Clear the person's caption history; this can be undone for five minutes",
    session: true,
    response: historyCleared,
  },
  exportHistory: {
    query: historyExportQuery,
    summary: "Download the history, or what a search finds, for a spreadsheet or as text",
    session: true,
    mediaType: "text/csv",
    response: z.string(),
  },
  restoreHistory: {
    summary: "Undo a deletion or a clearing of the last five minutes",
    session: true,
    encoding: "json",
    request: historyRestoreRequest,
    response: ok,
  },
  getHistoryEntry: {
    summary: "One entry of the history, with the variants of its captions",
    session: true,
    response: historyEntryDetails,
  },
  deleteHistoryEntry: {
    summary: "Delete one entry of the history; this can be undone for five minutes",
    session: true,
    response: ok,
  },
  setFavorite: {
    summary: "Mark or unmark a caption as a favorite",
    session: true,
    encoding: "json",
    request: favoriteRequest,
    response: favoriteSaved,
  },
  getCaptionEndings: {
    summary: "The person's hashtag sets and signature",
    session: true,
    response: captionEndings,
  },
  createHashtagSet: {
    summary: "Store a hashtag set",
    session: true,
    encoding: "json",
    request: hashtagSetRequest,
    response: captionEndings,
  },
  updateHashtagSet: {
    summary: "Change a hashtag set",
    session: true,
    encoding: "json",
    request: hashtagSetRequest,
    response: captionEndings,
  },
  deleteHashtagSet: { summary: "Delete a hashtag set", session: true, response: captionEndings },
  saveSignature: {
    summary: "Store the signature, or remove it with an empty text",
    session: true,
    encoding: "json",
    request: signatureRequest,
    response: captionEndings,
  },
  saveCaptionVariant: {
    summary: "Save the versions of a caption on one platform; 409 with what is stored if the revision is old",
    session: true,
    encoding: "json",
    request: captionVariantRequest,
    response: captionVariantSaved,
  },
  listCaptionRewrites: {
    summary: "The ways in which the writer in use can rewrite a caption, and how many rewrites do not count",
    session: true,
    encoding: "json",
    request: rewriteOptionsRequest,
    response: rewriteOptions,
  },
  rewriteCaption: {
    summary: "Rewrite one caption: shorter, warmer, in another language and so on",
    session: true,
    encoding: "json",
    request: rewriteRequest,
    response: rewriteResult,
  },
  adaptCaption: {
    summary: "Fit one caption for several platforms; counts as one caption",
    session: true,
    encoding: "json",
    request: adaptRequest,
    response: adaptResult,
  },
  createSuggestion: {
    summary: "Send a suggestion for improvement",
    session: true,
    encoding: "json",
    request: suggestionRequest,
    response: ok,
  },
  changeUsername: {
    summary: "Change the username",
    session: true,
    encoding: "json",
    request: usernameRequest,
    response: ok,
  },
  changePassword: {
    summary: "Change the password and end the sessions of other devices",
    session: true,
    encoding: "json",
    request: passwordRequest,
    response: ok,
  },
  deleteAccount: {
    summary: "Delete the account and everything that belongs to it",
    session: true,
    encoding: "json",
    request: accountDeletionRequest,
    response: ok,
  },
  exportData: { summary: "Download everything that the account holds", session: true, response: accountData },
  exportCaptions: {
    summary: "Download the person's captions for a spreadsheet",
    session: true,
    mediaType: "text/csv",
    response: z.string(),
  },
  listSessions: {
    summary: "The devices on which the person is signed in, this one first",
    session: true,
    response: accountSessions,
  },
  endOtherSessions: { summary: "Sign out every other device", session: true, response: ok },
  endSession: { summary: "Sign out one device", session: true, response: ok },
  getTone: { summary: "The person's tone", session: true, response: tonePreference },
  saveTone: {
    summary: "Store the tone, or remove it with an empty text",
    session: true,
    encoding: "json",
    request: toneRequest,
    response: toneSaved,
  },
  sendContactMessage: {
    summary: "Send a message to support",
    session: false,
    encoding: "json",
    request: contactRequest,
    response: ok,
  },
  chat: {
    summary: "Send a message to the assistant; with Accept: text/event-stream, the reply is streamed",
    session: true,
    encoding: "json",
    request: chatRequest,
    response: chatReply,
    events: chatEvents,
  },
  getLiveChanges: {
    query: liveChangesQuery,
    summary: "Whether live updates were announced to this session in the last seconds, a parameter from 1 to 3600",
    session: true,
    response: liveChanges,
  },
  getRealtimeToken: { summary: "A token for live updates", session: true, response: realtimeToken },
  getTrending: {
    summary: "Today's trends: emoji, hashtags, platform topics and sources",
    session: true,
    response: trendingData,
  },
  reportCspViolation: {
    summary: "Report what a browser refused to load; application/csp-report or application/reports+json",
    session: false,
    response: ok,
  },
  listArticles: { query: articleQuery, summary: "Articles, newest first", session: false, response: articlePage },
  getStripeMode: {
    summary: "Whether payments are live, in test mode or simulated",
    session: false,
    response: stripeMode,
  },
  createSubscription: { summary: "Start the premium subscription", session: true, response: checkout },
  getSubscriptionDetails: {
    summary: "The active subscription and its billing period",
    session: true,
    response: subscriptionDetails,
  },
  cancelSubscription: {
    summary: "Cancel the subscription at the end of its period",
    session: true,
    response: subscriptionChange,
  },
  reactivateSubscription: { summary: "Reverse a cancellation", session: true, response: subscriptionChange },
  openBillingPortal: {
    summary: "Create a link to the payment provider's portal",
    session: true,
    response: billingPortal,
  },
  syncSubscription: { summary: "Update the plan after a payment", session: true, response: user },
  getPromoStatus: { summary: "The status of the person's promo code", session: true, response: promoStatus },
  applyPromoCode: {
    summary: "Apply a promo code for an email address",
    session: false,
    encoding: "json",
    request: promoRequest,
    response: ok,
  },
  requestAdministratorLink: {
    summary: "Mail a new link to the account that the operator named as administrator",
    session: true,
    response: ok,
  },
  becomeAdministrator: {
    summary: "Use a mailed link to become administrator",
    session: true,
    encoding: "json",
    request: administratorRequest,
    response: user,
  },

  adminEnrollSecondFactor: { summary: "Set up an authenticator app", session: true, response: secondFactorEnrollment },
  adminVerifySecondFactor: {
    summary: "Enter a code of the authenticator app",
    session: true,
    encoding: "json",
    request: secondFactorVerification,
    response: user,
  },
  adminRemoveSecondFactor: {
    summary: "Remove the authenticator app and sign out",
    session: true,
    admin: true,
    response: ok,
  },
  adminCreateArticle: {
    summary: "Publish an article",
    session: true,
    admin: true,
    encoding: "json",
    request: articleSaveRequest,
    response: article,
  },
  adminUpdateArticle: {
    summary: "Change an article",
    session: true,
    admin: true,
    encoding: "json",
    request: articleSaveRequest,
    response: article,
  },
  adminDeleteArticle: { summary: "Delete an article", session: true, admin: true, response: ok },
  adminGenerateArticle: {
    summary: "Draft an article without storing it",
    session: true,
    admin: true,
    encoding: "json",
    request: articleDraftRequest,
    response: articleDraft,
  },
  adminListPromoCodes: {
    query: adminListQuery,
    summary: "Promo codes, newest first",
    session: true,
    admin: true,
    response: promoCodePage,
  },
  adminCreatePromoCode: {
    summary: "Create a promo code",
    session: true,
    admin: true,
    encoding: "json",
    request: promoCodeRequest,
    response: promoCode,
  },
  adminUpdatePromoCode: {
    summary: "Change the text and the days of an unused promo code",
    session: true,
    admin: true,
    encoding: "json",
    request: promoCodeRequest,
    response: promoCode,
  },
  adminDeletePromoCode: {
    summary: "Delete a promo code and end the access that it gave",
    session: true,
    admin: true,
    response: ok,
  },
  adminListPosts: {
    query: adminListQuery,
    summary: "Scheduled posts, due ones first",
    session: true,
    admin: true,
    response: postPage,
  },
  adminCreatePost: {
    summary: "Schedule a post; the content AUTO_GENERATE makes the server write it",
    session: true,
    admin: true,
    encoding: "json",
    request: postRequest,
    response: socialPost,
  },
  adminUpdatePost: {
    summary: "Change a post that is not posted yet",
    session: true,
    admin: true,
    encoding: "json",
    request: postEditRequest,
    response: socialPost,
  },
  adminDeletePost: { summary: "Delete a post", session: true, admin: true, response: ok },
  adminMarkPosted: {
    summary: "Mark a post as posted",
    session: true,
    admin: true,
    encoding: "json",
    request: postStatusRequest,
    response: socialPost,
  },
  adminUpdateEngagement: {
    summary: "Set a post's engagement metrics",
    session: true,
    admin: true,
    encoding: "json",
    request: engagementRequest,
    response: socialPost,
  },
  adminListComments: {
    query: adminListQuery,
    summary: "Comments, newest first",
    session: true,
    admin: true,
    response: commentPage,
  },
  adminCreateComment: {
    summary: "Add a comment that was found under a post",
    session: true,
    admin: true,
    encoding: "json",
    request: commentRequest,
    response: socialComment,
  },
  adminRespond: { summary: "Respond to a comment", session: true, admin: true, response: commentResponse },
  adminGetAutoRespond: { summary: "Whether auto-respond is on", session: true, admin: true, response: autoRespond },
  adminSetAutoRespond: {
    summary: "Turn auto-respond on or off",
    session: true,
    admin: true,
    encoding: "json",
    request: autoRespondRequest,
    response: autoRespond,
  },
  adminListActivityLogs: {
    query: adminListQuery,
    summary: "The activity log, newest first",
    session: true,
    admin: true,
    response: activityLogPage,
  },
  adminCreateActivityLog: {
    summary: "Log an action that the server cannot know about",
    session: true,
    admin: true,
    encoding: "json",
    request: activityLogRequest,
    response: activityLog,
  },
  adminListMessages: {
    query: adminListQuery,
    summary: "Messages to support and suggestions, newest first",
    session: true,
    admin: true,
    response: receivedMessagePage,
  },
  adminListHiddenTrends: {
    summary: "Hidden trends, newest first",
    session: true,
    admin: true,
    response: hiddenTrendList,
  },
  adminHideTrend: {
    summary: "Hide a hashtag or an emoji from all trends immediately",
    session: true,
    admin: true,
    encoding: "json",
    request: hiddenTrendRequest,
    response: hiddenTrend,
  },
  adminUnhideTrend: {
    summary: "Allow a hidden trend to be listed again from the next update on",
    session: true,
    admin: true,
    response: ok,
  },
  adminListDeadLetters: {
    summary: "Jobs of the queues that failed for good, newest first",
    session: true,
    admin: true,
    response: deadLetterList,
  },
  adminRetryDeadLetter: {
    summary: "Have a job that failed for good tried again",
    session: true,
    admin: true,
    response: ok,
  },
  adminDiscardDeadLetter: {
    summary: "Discard a job that failed for good",
    session: true,
    admin: true,
    response: ok,
  },
  adminUploadMedia: {
    summary: "Upload a picture or video for a post or an article",
    session: true,
    admin: true,
    encoding: "multipart",
    file: "file",
    response: uploadedMedia,
  },
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
    const operation = methodAndPath[name];
    if (!operation) throw new Error(`${name} has no method and no path: add it to contract/wire/operations.ts.`);
    const [method, path] = operation.split(" ");
    return [name, { method, path, ...description }];
  }),
) as { readonly [Name in keyof Operations]: WithOperation<Name> } satisfies Record<string, Endpoint>;
