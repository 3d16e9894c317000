import * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
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
  /** `:id` is one segment of the path; see `entryPath`. */
  path: `/api/${string}`;
  summary: string;
  session: boolean;
  /** Unless the person is an administrator, the response is 403, before anything of the request is read. */
  admin?: true;
  /**
   * Encoding of the body; multipart has an optional file `image` (for media uploads: `file`) in addition to the
   * request's fields.
   */
  encoding?: "json" | "multipart";
  request?: ZodMiniType;
  response: ZodMiniType;
  /** The media type of the response; JSON by default. Errors are always JSON. */
  mediaType?: "text/csv";
}

/** Every documented endpoint. The OpenAPI document and the test of all calls are generated from this table. */
export const endpoints = {
  getStatus: { method: "GET", path: "/api/status", summary: "Which writer and mail service are in use, and which parts are simulated", session: false, response: status },
  getUser: { method: "GET", path: "/api/user", summary: "The signed-in person", session: true, response: user },
  login: { method: "POST", path: "/api/login", summary: "Sign in", session: false, encoding: "json", request: loginRequest, response: user },
  register: { method: "POST", path: "/api/register", summary: "Sign up", session: false, encoding: "json", request: registerRequest, response: user },
  createSession: { method: "POST", path: "/api/session", summary: "Take over the session of a social sign-in", session: false, encoding: "json", request: sessionRequest, response: user },
  logout: { method: "POST", path: "/api/logout", summary: "Sign out", session: false, response: ok },
  forgotPassword: { method: "POST", path: "/api/forgot-password", summary: "Send reset instructions", session: false, encoding: "json", request: forgotPasswordRequest, response: ok },
  verifyResetToken: { method: "POST", path: "/api/verify-reset-token", summary: "Check a reset link", session: false, encoding: "json", request: verifyResetTokenRequest, response: ok },
  resetPassword: { method: "POST", path: "/api/reset-password", summary: "Set a new password", session: false, encoding: "json", request: resetPasswordRequest, response: ok },
  generateCaption: { method: "POST", path: "/api/generate-caption", summary: "Generate captions", session: true, encoding: "multipart", request: captionRequest, response: captionResult },
  generateFreeCaption: { method: "POST", path: "/api/generate-free-caption", summary: "Generate a visitor's free caption", session: false, encoding: "json", request: freeCaptionRequest, response: freeCaptionResult },
  listHistory: { method: "GET", path: "/api/caption-history", summary: "The person's caption history, newest first", session: true, response: historyPage },
  clearHistory: { method: "DELETE", path: "/api/caption-history", summary: "Clear the person's caption history", session: true, response: ok },
  createSuggestion: { method: "POST", path: "/api/suggestion", summary: "Send a suggestion for improvement", session: true, encoding: "json", request: suggestionRequest, response: ok },
  changeUsername: { method: "PUT", path: "/api/user/username", summary: "Change the username", session: true, encoding: "json", request: usernameRequest, response: ok },
  changePassword: { method: "PUT", path: "/api/user/password", summary: "Change the password and end the sessions of other devices", session: true, encoding: "json", request: passwordRequest, response: ok },
  deleteAccount: { method: "DELETE", path: "/api/user", summary: "Delete the account and everything that belongs to it", session: true, encoding: "json", request: accountDeletionRequest, response: ok },
  exportData: { method: "GET", path: "/api/user/data", summary: "Download everything that the account holds", session: true, response: accountData },
  exportCaptions: { method: "GET", path: "/api/user/captions.csv", summary: "Download the person's captions for a spreadsheet", session: true, mediaType: "text/csv", response: z.string() },
  listSessions: { method: "GET", path: "/api/user/sessions", summary: "The devices on which the person is signed in, this one first", session: true, response: accountSessions },
  endOtherSessions: { method: "DELETE", path: "/api/user/sessions", summary: "Sign out every other device", session: true, response: ok },
  endSession: { method: "DELETE", path: "/api/user/sessions/:id", summary: "Sign out one device", session: true, response: ok },
  getTone: { method: "GET", path: "/api/user-tone", summary: "The person's tone", session: true, response: tonePreference },
  saveTone: { method: "POST", path: "/api/user-tone", summary: "Store the tone, or remove it with an empty text", session: true, encoding: "json", request: toneRequest, response: toneSaved },
  sendContactMessage: { method: "POST", path: "/api/contact", summary: "Send a message to support", session: false, encoding: "json", request: contactRequest, response: ok },
  chat: { method: "POST", path: "/api/chatbot", summary: "Send a message to the assistant; with Accept: text/event-stream, the reply is streamed", session: true, encoding: "json", request: chatRequest, response: chatAnswer },
  getRealtimeToken: { method: "GET", path: "/api/realtime-token", summary: "A token for live updates", session: true, response: realtimeToken },
  getTrending: { method: "GET", path: "/api/trending", summary: "Today's trends: emoji, hashtags, platform topics and sources", session: true, response: trendingData },
  reportCspViolation: { method: "POST", path: "/api/csp-report", summary: "Report what a browser refused to load; application/csp-report or application/reports+json", session: false, response: ok },
  listArticles: { method: "GET", path: "/api/articles", summary: "Articles, newest first", session: false, response: articlePage },
  getStripeMode: { method: "GET", path: "/api/stripe-mode-check", summary: "Whether payments are live, in test mode or simulated", session: false, response: stripeMode },
  createSubscription: { method: "POST", path: "/api/create-subscription", summary: "Start the premium subscription", session: true, response: checkout },
  getSubscriptionDetails: { method: "GET", path: "/api/subscription-details", summary: "The active subscription and its billing period", session: true, response: subscriptionDetails },
  cancelSubscription: { method: "POST", path: "/api/cancel-subscription", summary: "Cancel the subscription at the end of its period", session: true, response: subscriptionChange },
  reactivateSubscription: { method: "POST", path: "/api/reactivate-subscription", summary: "Reverse a cancellation", session: true, response: subscriptionChange },
  openBillingPortal: { method: "POST", path: "/api/billing-portal", summary: "Create a link to the payment provider's portal", session: true, response: billingPortal },
  syncSubscription: { method: "POST", path: "/api/sync-subscription", summary: "Update the plan after a payment", session: true, response: user },
  getPromoStatus: { method: "GET", path: "/api/promo-code-status", summary: "The status of the person's promo code", session: true, response: promoStatus },
  applyPromoCode: { method: "POST", path: "/api/apply-promo-code", summary: "Apply a promo code for an email address", session: false, encoding: "json", request: promoRequest, response: ok },
  requestAdministratorLink: { method: "POST", path: "/api/administrator/link", summary: "Mail a new link to the account that the operator named as administrator", session: true, response: ok },
  becomeAdministrator: { method: "POST", path: "/api/administrator", summary: "Use a mailed link to become administrator", session: true, encoding: "json", request: administratorRequest, response: user },

  adminEnrollSecondFactor: { method: "POST", path: "/api/admin/second-factor", summary: "Set up an authenticator app", session: true, response: secondFactorEnrollment },
  adminVerifySecondFactor: { method: "POST", path: "/api/admin/second-factor/verify", summary: "Enter a code of the authenticator app", session: true, encoding: "json", request: secondFactorVerification, response: user },
  adminRemoveSecondFactor: { method: "DELETE", path: "/api/admin/second-factor", summary: "Remove the authenticator app and sign out", session: true, admin: true, response: ok },
  adminCreateArticle: { method: "POST", path: "/api/admin/articles", summary: "Publish an article", session: true, admin: true, encoding: "json", request: articleSaveRequest, response: article },
  adminUpdateArticle: { method: "PUT", path: "/api/admin/articles/:id", summary: "Change an article", session: true, admin: true, encoding: "json", request: articleSaveRequest, response: article },
  adminDeleteArticle: { method: "DELETE", path: "/api/admin/articles/:id", summary: "Delete an article", session: true, admin: true, response: ok },
  adminGenerateArticle: { method: "POST", path: "/api/admin/articles/generate", summary: "Draft an article without storing it", session: true, admin: true, encoding: "json", request: articleDraftRequest, response: articleDraft },
  adminListPromoCodes: { method: "GET", path: "/api/admin/promo-codes", summary: "Promo codes, newest first", session: true, admin: true, response: promoCodePage },
  adminCreatePromoCode: { method: "POST", path: "/api/admin/promo-codes", summary: "Create a promo code", session: true, admin: true, encoding: "json", request: promoCodeRequest, response: promoCode },
  adminDeletePromoCode: { method: "DELETE", path: "/api/admin/promo-codes/:id", summary: "Delete a promo code and end the access that it gave", session: true, admin: true, response: ok },
  adminListPosts: { method: "GET", path: "/api/admin/social-media/posts", summary: "Scheduled posts, due ones first", session: true, admin: true, response: postPage },
  adminCreatePost: { method: "POST", path: "/api/admin/social-media/posts", summary: "Schedule a post; the content AUTO_GENERATE makes the server write it", session: true, admin: true, encoding: "json", request: postRequest, response: socialPost },
  adminDeletePost: { method: "DELETE", path: "/api/admin/social-media/posts/:id", summary: "Delete a post", session: true, admin: true, response: ok },
  adminMarkPosted: { method: "PATCH", path: "/api/admin/social-media/posts/:id/status", summary: "Mark a post as posted", session: true, admin: true, encoding: "json", request: postStatusRequest, response: socialPost },
  adminUpdateEngagement: { method: "PATCH", path: "/api/admin/social-media/posts/:id/engagement", summary: "Set a post's engagement metrics", session: true, admin: true, encoding: "json", request: engagementRequest, response: socialPost },
  adminListComments: { method: "GET", path: "/api/admin/social-media/comments", summary: "Comments, newest first", session: true, admin: true, response: commentPage },
  adminCreateComment: { method: "POST", path: "/api/admin/social-media/comments", summary: "Add a comment that was found under a post", session: true, admin: true, encoding: "json", request: commentRequest, response: audienceComment },
  adminRespond: { method: "POST", path: "/api/admin/social-media/comments/:id/respond", summary: "Respond to a comment", session: true, admin: true, response: commentAnswer },
  adminGetAutoRespond: { method: "GET", path: "/api/admin/social-media/auto-respond", summary: "Whether auto-respond is on", session: true, admin: true, response: autoRespond },
  adminSetAutoRespond: { method: "POST", path: "/api/admin/social-media/auto-respond", summary: "Turn auto-respond on or off", session: true, admin: true, encoding: "json", request: autoRespondRequest, response: autoRespond },
  adminListActivityLogs: { method: "GET", path: "/api/admin/activity-logs", summary: "The activity log, newest first", session: true, admin: true, response: activityLogPage },
  adminCreateActivityLog: { method: "POST", path: "/api/admin/activity-logs", summary: "Log an action that the server cannot know about", session: true, admin: true, encoding: "json", request: activityLogRequest, response: activityLog },
  adminListHiddenTrends: { method: "GET", path: "/api/admin/hidden-trends", summary: "Hidden trends, newest first", session: true, admin: true, response: hiddenTrendList },
  adminHideTrend: { method: "POST", path: "/api/admin/hidden-trends", summary: "Hide a hashtag or an emoji from all trends immediately", session: true, admin: true, encoding: "json", request: hiddenTrendRequest, response: hiddenTrend },
  adminUnhideTrend: { method: "DELETE", path: "/api/admin/hidden-trends/:id", summary: "Allow a hidden trend to be listed again from the next update on", session: true, admin: true, response: ok },
  adminUploadMedia: { method: "POST", path: "/api/admin/media", summary: "Upload a picture or video for a post or an article", session: true, admin: true, encoding: "multipart", response: uploadedMedia },
} as const satisfies Record<string, Endpoint>;
