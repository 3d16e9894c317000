import * as z from "zod/mini";
import { suggestionLengthMax } from "../rules/text-lengths.ts";
import { storable, visible } from "./text.ts";

export const suggestionMessages = {
  empty: { title: "Empty suggestion", description: "Please provide a suggestion before submitting." },
  thanks: "Thank you!",
  long: `Please keep the suggestion to ${suggestionLengthMax} characters or fewer.`,
} as const;

const optionalText = z.optional(
  z.nullable(z.string({ error: "This must be a text." }).check(z.maxLength(254, "This text is too long."))),
);

/** `username` and `email` are accepted but ignored: the server stores those of the session's account. */
export const suggestionRequest = z.object({
  suggestion: z
    .string({ error: suggestionMessages.empty.description })
    .check(
      storable(),
      visible(),
      z.minLength(1, suggestionMessages.empty.description),
      z.maxLength(suggestionLengthMax, suggestionMessages.long),
    ),
  username: optionalText,
  email: optionalText,
});
export type SuggestionRequest = z.infer<typeof suggestionRequest>;
