import type { CaptionEndings } from "@contract/wire/caption-endings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { endingsOptions } from "./api/endings.ts";
import { endingsTexts } from "./endings-texts.ts";

type Outcome = { saved: true } | { saved: false; fields: Record<string, string> };

/**
 * Makes a change and shows its result; a failure is a notification and, where the server names fields, their messages.
 */
export function useChangeEndings(): (change: Promise<CaptionEndings>) => Promise<Outcome> {
  const queryClient = useQueryClient();
  return async (change) => {
    try {
      queryClient.setQueryData(endingsOptions.queryKey, await change);
      return { saved: true };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const description = readableError(error, endingsTexts.pleaseTryAgain);
      toast({ title: endingsTexts.failed, description, variant: "destructive" });
      return { saved: false, fields: error.fields };
    }
  };
}
