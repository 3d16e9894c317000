import * as operations from "@contract/wire/operations.ts";
import { tonePreference } from "@contract/wire/tone.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api-client.ts";

/** The person's tone, an empty text if there is none, and the voice points that are turned off. */
export const toneOptions = queryOptions({
  queryKey: ["user-tone"],
  queryFn: ({ signal }) => api(operations.getTone, { schema: tonePreference, signal }),
});
