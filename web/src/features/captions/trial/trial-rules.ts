import { captionMessages, freeCaptionRequest } from "@contract/wire/captions.ts";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { ApiError } from "@/lib/api-error.ts";
import { withReference } from "@/lib/reference.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, type FormRules } from "@/lib/use-form.ts";
import { generateFreeCaption } from "../api/generate-free-caption.ts";
import { readLastFreeCaption, storeLastFreeCaption, storeLimitUntil } from "./last-free-caption.ts";
import { nextUtcMidnight, trialAllowance } from "./trial-allowance.ts";
import { storeTrialResult, type TrialResult } from "./trial-result.ts";

export interface TrialForm {
  keyword: string;
  platform: PlatformId;
}

const limitReached = { ...captionMessages.trialSpent, variant: "destructive" } as const;
const failed = {
  title: "Failed to Generate",
  description: "Something went wrong. Please try again later.",
  variant: "destructive",
} as const;

/** How the trial form is validated and submitted. Only a caption that was written uses up the day's caption. */
export function trialRules(onResult: (result: TrialResult) => void): FormRules<TrialForm> {
  return formRules(freeCaptionRequest, async (request) => {
    // Another tab may have used it a moment ago.
    if (trialAllowance(readLastFreeCaption(), new Date()).remaining === 0) {
      toast(limitReached);
      return;
    }
    try {
      const { caption } = await generateFreeCaption(request);
      storeLastFreeCaption(new Date());
      const result = { caption, platform: request.platform };
      storeTrialResult(result);
      onResult(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Others at the same network address have used its captions of the day.
      if (error.code === "daily_limit_reached") storeLimitUntil(nextUtcMidnight(new Date()));
      const { reference } = error;
      const failure = { ...failed, description: withReference(failed.description, reference) };
      toast(error.code === "daily_limit_reached" ? limitReached : failure);
    }
  });
}
