import type { Route } from "./http/route.ts";
import { changePassword } from "./routes/account/change-password.ts";
import { changeUsername } from "./routes/account/change-username.ts";
import { confirmEmail } from "./routes/account/confirm-email.ts";
import { deleteAccount } from "./routes/account/delete.ts";
import { forgotPassword } from "./routes/account/forgot-password.ts";
import { getUserRoute } from "./routes/account/get.ts";
import { login } from "./routes/account/login.ts";
import { logout } from "./routes/account/logout.ts";
import { register } from "./routes/account/register.ts";
import { resetPassword } from "./routes/account/reset-password.ts";
import { verifyResetToken } from "./routes/account/verify-reset-token.ts";
import { createArticle } from "./routes/admin/articles/create.ts";
import { deleteArticle } from "./routes/admin/articles/delete.ts";
import { generateArticle } from "./routes/admin/articles/generate.ts";
import { updateArticle } from "./routes/admin/articles/update.ts";
import { getAutoRespond } from "./routes/admin/auto-respond/get.ts";
import { setAutoRespond } from "./routes/admin/auto-respond/set.ts";
import { createPromoCode } from "./routes/admin/codes/create.ts";
import { deletePromoCode } from "./routes/admin/codes/delete.ts";
import { listPromoCodes } from "./routes/admin/codes/list.ts";
import { updatePromoCode } from "./routes/admin/codes/update.ts";
import { createComment } from "./routes/admin/comments/create.ts";
import { listComments } from "./routes/admin/comments/list.ts";
import { respond } from "./routes/admin/comments/respond.ts";
import { discardDeadLetter } from "./routes/admin/dead-letters/discard.ts";
import { listDeadLetters } from "./routes/admin/dead-letters/list.ts";
import { retryDeadLetter } from "./routes/admin/dead-letters/retry.ts";
import { hideTrend } from "./routes/admin/hidden-trends/hide.ts";
import { listHiddenTrends } from "./routes/admin/hidden-trends/list.ts";
import { unhideTrend } from "./routes/admin/hidden-trends/unhide.ts";
import { createActivityLog } from "./routes/admin/logs/create.ts";
import { listActivityLogs } from "./routes/admin/logs/list.ts";
import { uploadMedia } from "./routes/admin/media/upload.ts";
import { listMessages } from "./routes/admin/messages/list.ts";
import { createPost } from "./routes/admin/posts/create.ts";
import { deletePost } from "./routes/admin/posts/delete.ts";
import { listPosts } from "./routes/admin/posts/list.ts";
import { markPosted } from "./routes/admin/posts/mark-posted.ts";
import { updateEngagement } from "./routes/admin/posts/update-engagement.ts";
import { updatePost } from "./routes/admin/posts/update.ts";
import { enrollSecondFactor } from "./routes/admin/second-factor/enroll.ts";
import { removeSecondFactor } from "./routes/admin/second-factor/remove.ts";
import { verifySecondFactor } from "./routes/admin/second-factor/verify.ts";
import { becomeAdministrator } from "./routes/administrator/become.ts";
import { requestAdministratorLink } from "./routes/administrator/request-link.ts";
import { listArticles } from "./routes/articles/list.ts";
import { cancelSubscriptionRoute } from "./routes/billing/cancel-subscription.ts";
import { createSubscriptionRoute } from "./routes/billing/create-subscription.ts";
import { getStripeMode } from "./routes/billing/get-mode.ts";
import { getSubscriptionDetails } from "./routes/billing/get-subscription.ts";
import { openBillingPortal } from "./routes/billing/open-portal.ts";
import { reactivateSubscriptionRoute } from "./routes/billing/reactivate-subscription.ts";
import { syncSubscription } from "./routes/billing/sync-subscription.ts";
import { deleteHashtagSet } from "./routes/caption-endings/delete-set.ts";
import { getCaptionEndings } from "./routes/caption-endings/get.ts";
import { createHashtagSet, updateHashtagSet } from "./routes/caption-endings/save-set.ts";
import { saveSignature } from "./routes/caption-endings/save-signature.ts";
import { adaptCaptionRoute } from "./routes/captions/adapt.ts";
import { generateFreeCaption } from "./routes/captions/generate-free.ts";
import { generateCaption } from "./routes/captions/generate.ts";
import { listCaptionRewrites } from "./routes/captions/rewrite-options.ts";
import { rewriteCaptionRoute } from "./routes/captions/rewrite.ts";
import { saveCaptionVariant } from "./routes/captions/save-variant.ts";
import { chat } from "./routes/chat/reply.ts";
import { sendContactMessage } from "./routes/contact/create.ts";
import { exportCaptions } from "./routes/data/export-captions.ts";
import { exportData } from "./routes/data/export.ts";
import { clearHistory } from "./routes/history/clear.ts";
import { deleteHistoryEntry } from "./routes/history/delete.ts";
import { exportHistory } from "./routes/history/export.ts";
import { getHistoryEntry } from "./routes/history/get.ts";
import { listHistory } from "./routes/history/list.ts";
import { restoreHistory } from "./routes/history/restore.ts";
import { setFavorite } from "./routes/history/set-favorite.ts";
import { applyPromoCode } from "./routes/promo/apply.ts";
import { getPromoStatus } from "./routes/promo/get-status.ts";
import { getProxies } from "./routes/proxies/get.ts";
import { getReadiness } from "./routes/readiness/get.ts";
import { reportCspViolation } from "./routes/security/report-csp.ts";
import { createSession } from "./routes/session/create.ts";
import { endOtherSessions } from "./routes/session/end-others.ts";
import { endSession } from "./routes/session/end.ts";
import { getLiveChanges } from "./routes/session/get-live-changes.ts";
import { getRealtimeToken } from "./routes/session/get-realtime-token.ts";
import { getSession } from "./routes/session/get.ts";
import { listSessions } from "./routes/session/list.ts";
import { getStatus } from "./routes/status/get.ts";
import { createSuggestion } from "./routes/suggestion/create.ts";
import { getTone } from "./routes/tone/get.ts";
import { saveTone } from "./routes/tone/save.ts";
import { getTrending } from "./routes/trending/get.ts";

/** The implementation of every endpoint. Written by `npm run api:files` from the files in `routes/`. */
export const routes: readonly Route[] = [
  getStatus,
  getReadiness,
  getProxies,
  getUserRoute,
  getSession,
  login,
  register,
  createSession,
  confirmEmail,
  logout,
  forgotPassword,
  verifyResetToken,
  resetPassword,
  generateCaption,
  generateFreeCaption,
  listHistory,
  clearHistory,
  exportHistory,
  restoreHistory,
  getHistoryEntry,
  deleteHistoryEntry,
  setFavorite,
  getCaptionEndings,
  createHashtagSet,
  updateHashtagSet,
  deleteHashtagSet,
  saveSignature,
  saveCaptionVariant,
  listCaptionRewrites,
  rewriteCaptionRoute,
  adaptCaptionRoute,
  createSuggestion,
  changeUsername,
  changePassword,
  deleteAccount,
  exportData,
  exportCaptions,
  listSessions,
  endOtherSessions,
  endSession,
  getTone,
  saveTone,
  sendContactMessage,
  chat,
  getLiveChanges,
  getRealtimeToken,
  getTrending,
  reportCspViolation,
  listArticles,
  getStripeMode,
  createSubscriptionRoute,
  getSubscriptionDetails,
  cancelSubscriptionRoute,
  reactivateSubscriptionRoute,
  openBillingPortal,
  syncSubscription,
  getPromoStatus,
  applyPromoCode,
  requestAdministratorLink,
  becomeAdministrator,
  enrollSecondFactor,
  verifySecondFactor,
  removeSecondFactor,
  createArticle,
  updateArticle,
  deleteArticle,
  generateArticle,
  listPromoCodes,
  createPromoCode,
  updatePromoCode,
  deletePromoCode,
  listPosts,
  createPost,
  updatePost,
  deletePost,
  markPosted,
  updateEngagement,
  listComments,
  createComment,
  respond,
  getAutoRespond,
  setAutoRespond,
  listActivityLogs,
  createActivityLog,
  listMessages,
  listHiddenTrends,
  hideTrend,
  unhideTrend,
  listDeadLetters,
  retryDeadLetter,
  discardDeadLetter,
  uploadMedia,
];
