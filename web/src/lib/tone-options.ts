import * as operations from "@contract/operations.ts";
import { tonePreference } from "@contract/tone.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api-client.ts";

/** The person's caption style, an empty text when there is none, and the points of it that they switched off. */
export const toneOptions = queryOptions({
  queryKey: ["user-tone"],
  queryFn: ({ signal }) => api(operations.getTone, { schema: tonePreference, signal }),
});
