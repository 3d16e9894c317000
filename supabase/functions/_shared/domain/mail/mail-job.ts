import * as z from "zod/mini";
import type { Config } from "../../platform/env.ts";
import { FinalFailure, Postponed } from "../../platform/queue/job.ts";
import type { JobHandler } from "../../platform/queue/run.ts";
import { sendAdministratorLink, type LinkServices } from "../administrators/link.ts";
import { forwardContactMessage, forwardSuggestion } from "../contact/forward-message.ts";

/** What the queue `mail` holds. Secrets are not stored: a link is created when its mail is sent. */
const mailPayload = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("message"), to: z.string(), subject: z.string(), text: z.string() }),
  z.object({ kind: z.literal("contact_message"), message_id: z.string() }),
  z.object({ kind: z.literal("suggestion"), suggestion_id: z.string() }),
  z.object({ kind: z.literal("administrator_link"), account_id: z.string(), to: z.string() }),
]);
export type MailPayload = z.infer<typeof mailPayload>;

export type MailServices = LinkServices & { config: Pick<Config, "contactEmail"> };

/** Handles the queue `mail`. Each mail has the same Message-ID in every attempt. */
export function createMailJob(services: MailServices): JobHandler {
  const { config, database, mailer } = services;
  return async (job) => {
    if (mailer === null) throw new FinalFailure("the functions cannot send mail: no mail server is configured");
    const payload = mailPayload.parse(job.payload);
    const mailId = `queue-${job.id}`;
    switch (payload.kind) {
      case "message":
        return mailer.send({ to: payload.to, subject: payload.subject, text: payload.text, id: mailId });
      case "contact_message":
        return forwardContactMessage({ database, mailer }, { id: payload.message_id, to: supportOf(config), mailId });
      case "suggestion":
        return forwardSuggestion({ database, mailer }, { id: payload.suggestion_id, to: supportOf(config), mailId });
      case "administrator_link": {
        // A link that is still valid was mailed meanwhile, so none is added.
        const account = { id: payload.account_id, email: payload.to, isAdmin: false };
        const outcome = await sendAdministratorLink(services, account, { renew: false });
        if (outcome === "rate_limited") throw new Postponed(600);
      }
    }
  };
}

/** The address of support. @throws FinalFailure if there is none */
function supportOf({ contactEmail }: MailServices["config"]): string {
  if (contactEmail === null) throw new FinalFailure("neither SUPPORT_EMAIL nor ADMIN_EMAIL is set");
  return contactEmail;
}
