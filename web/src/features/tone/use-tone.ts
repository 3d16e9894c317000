import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { toneOptions } from "./api/get-tone.ts";
import { toneTexts } from "./tone-texts.ts";

/** The person's style, with a notification when it cannot be fetched. */
export function useTone() {
  const query = useQuery(toneOptions);
  const { error } = query;
  useEffect(() => {
    if (error) toast({ title: toneTexts.fetchFailed, description: readableError(error, "Please try again."), variant: "destructive" });
  }, [error]);
  return query;
}
