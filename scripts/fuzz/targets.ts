/** What can be asked beside the contract's calls; `{…}` is filled in when a request is made. */
export const functionTargets = [
  "/functions/v1/stripe-webhook", "/functions/v1/billing-reconcile", "/functions/v1/trending-cron", "/functions/v1/api", "/functions/v1/api/user",
  "/functions/v1/", "/functions/v1/{any}", "/functions/v1/_shared", "/functions/v1/api/../trending-cron", "/api", "/api/", "/api/health",
  "/api/openapi.json", "/api/{any}", "/api/{any}/{any}", "/api//user", "/api/user/", "/api/%2e%2e/rest/v1/profiles",
];

const tables = ["profiles", "caption_history", "daily_usage", "subscriptions", "user_roles", "promo_codes", "suggestions", "social_posts", "social_comments", "articles", "activity_logs", "{any}"];
const calls = ["me", "reserve_generation", "complete_generation", "list_captions", "clear_captions", "take_rate_limits", "create_suggestion", "promo_status", "is_admin", "list_social_posts", "update_article", "{any}"];
const columns = ["select={any}", "id=eq.{any}", "{any}={any}", "order={any}", "limit={any}", "offset={any}", "or=({any})", "created_at=gt.{any}", "id=in.({any},{any})", "select=*,{any}(*)", "and=(id.eq.{any}", "keyword=like.{any}", "captions=cs.{any}", "columns={any}", "on_conflict={any}"];

export const restTargets = [
  "/rest/v1/", "/rest/v1", ...tables.map((table) => `/rest/v1/${table}`), ...columns.flatMap((query) => tables.slice(0, 6).map((table) => `/rest/v1/${table}?${query}`)),
  ...calls.flatMap((call) => [`/rest/v1/rpc/${call}`, `/rest/v1/rpc/${call}?{any}={any}`]),
];

export const authTargets = [
  "signup", "token?grant_type=password", "token?grant_type=refresh_token", "token?grant_type={any}", "token?grant_type=pkce", "otp", "magiclink", "recover", "resend",
  "verify", "verify?token={any}&type={any}", "verify?token={any}&type=recovery&redirect_to={any}", "user", "logout", "logout?scope={any}", "settings", "health",
  "authorize?provider={any}", "authorize?provider=google&redirect_to={any}", "callback", "callback?code={any}&state={any}", "admin/users", "admin/users/{any}",
  "admin/generate_link", "invite", "factors", "factors/{any}/verify", "reauthenticate", "sso", "saml/acs", "user/identities/{any}", ".well-known/jwks.json", "{any}",
].map((path) => `/auth/v1/${path}`);

export const storageTargets = [
  "bucket", "bucket/{any}", "bucket/media", "bucket/media/empty", "object/media/{any}", "object/{any}/{any}", "object/public/media/{any}", "object/authenticated/media/{any}",
  "object/sign/media/{any}", "object/sign/media", "object/list/media", "object/info/media/{any}", "object/move", "object/copy", "object/upload/sign/media/{any}",
  "object/media", "render/image/public/media/{any}?width={any}", "upload/resumable", "s3/{any}", "{any}",
].map((path) => `/storage/v1/${path}`);

export const otherTargets = [
  "/", "/index.html", "/trending", "/auth", "/{any}", "/assets/{any}", "/assets/{any}.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/.env", "/.git/config",
  "/sw.js", "/manifest.webmanifest", "/_system/config", "/pg/{any}", "/graphql/v1", "/studio", "/mailbox.json", "/realtime/v1/api/broadcast",
  "/simulator/stripe/", "/simulator/stripe/v1/{any}", "/simulator/stripe/v1/checkout/sessions/{any}", "/simulator/stripe/{any}", "//{any}", "*", "http://example.com/", "{any}",
];

export const realtimeTargets = [
  "/realtime/v1/websocket?apikey={key}&vsn=1.0.0", "/realtime/v1/websocket?apikey={key}&vsn=2.0.0", "/realtime/v1/websocket?apikey={any}", "/realtime/v1/websocket",
  "/realtime/v1/websocket?apikey={key}&vsn={any}", "/realtime/v1/{any}",
];
