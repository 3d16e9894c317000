/**
 * Stands in for the modules through which the API reaches the caption code, so that its start can be measured without
 * it. Nothing here is ever called: only `GET /api/health` is.
 */
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { ModelPort } from "../../../supabase/functions/_shared/domain/captions/port.ts";
import { defineRoute } from "../../../supabase/functions/api/http/route.ts";

const absent = () => Promise.reject(new Error("The caption code was left out."));

export const generateCaption = defineRoute(endpoints.generateCaption, absent);
export const generateFreeCaption = defineRoute(endpoints.generateFreeCaption, absent);
export const createBuiltInWriter = (): ModelPort => ({
  kind: "built-in",
  writeCaptions: absent,
  repairCaptions: absent,
});
export const everyText = absent;
export const createOpenAiWriter = createBuiltInWriter;
export const warmUpReading = () => Promise.resolve();
