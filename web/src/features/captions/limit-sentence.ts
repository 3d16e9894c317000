import type { ApiError } from "@/lib/api-error.ts";
import { formatResetTime } from "@/lib/reset-time.ts";

/** The daily limit with the time of the reset on the reader's own clock; null for any other failure. */
export function limitSentence({ code, details }: ApiError): string | null {
  const { limit, resetsAt } = details;
  if (code !== "daily_limit_reached" || typeof limit !== "number" || typeof resetsAt !== "string") return null;
  const reset = formatResetTime(resetsAt, new Date());
  return (
    reset &&
    `You have used all ${limit} captions for today. The next ones are ready ${reset}. Upgrade to Premium for unlimited captions.`
  );
}
