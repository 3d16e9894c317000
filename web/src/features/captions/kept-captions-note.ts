import { ApiError, referenceOf } from "@/lib/api-error.ts";
import { withReference } from "@/lib/reference.ts";

/**
 * Says why captions are missing, and that those that arrived are kept.
 * @param reason "cancelled" by the person, or the error
 */
export function keptCaptionsNote(count: number, requested: number, reason: unknown): string {
  const verb = count === 1 ? "is" : "are";
  const note = `${causeOf(reason)} ${count} of ${requested} captions arrived and ${verb} kept.`;
  return withReference(note, referenceOf(reason));
}

function causeOf(reason: unknown): string {
  const stopped = "The caption writer stopped early.";
  if (reason === "cancelled") return "You cancelled.";
  if (!(reason instanceof ApiError) || reason.details.kept !== undefined) return stopped;
  return reason.status === 0 ? "The connection was lost." : reason.sentence || stopped;
}
