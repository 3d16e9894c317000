import * as z from "zod/mini";
import {
  contactMessageLengthMax,
  contactMessageLengthMin,
  contactNameLengthMax,
  contactNameLengthMin,
  contactSubjectLengthMax,
  contactSubjectLengthMin,
  emailLengthMax,
} from "../rules/text-lengths.ts";
import { storable, visible, visibleText } from "./text.ts";

/** Validation messages of the contact form. */
export const contactMessages = {
  name: `Name must be at least ${contactNameLengthMin} characters.`,
  nameLong: `Please keep the name to ${contactNameLengthMax} characters or fewer.`,
  email: "Please enter a valid email address.",
  subject: `Subject must be at least ${contactSubjectLengthMin} characters.`,
  subjectLong: `Please keep the subject to ${contactSubjectLengthMax} characters or fewer.`,
  message: `Message must be at least ${contactMessageLengthMin} characters.`,
  messageLong: `Please keep the message to ${contactMessageLengthMax} characters or fewer.`,
  sent: "Message Sent!",
} as const;

/** Room for the subject, which becomes part of the message. */
const mergedLengthMax = contactMessageLengthMax + contactSubjectLengthMax + 20;

/** A name or subject must fit on one line of a mail. */
const line = () => z.overwrite<string>((text) => visibleText(text.replace(/\s+/g, " ")));

const name = z
  .string({ error: contactMessages.name })
  .check(
    storable(),
    line(),
    z.minLength(contactNameLengthMin, contactMessages.name),
    z.maxLength(contactNameLengthMax, contactMessages.nameLong),
  );
const email = z
  .string({ error: contactMessages.email })
  .check(z.trim(), z.maxLength(emailLengthMax, contactMessages.email), z.email(contactMessages.email));
const message = (lengthMax: number) =>
  z
    .string({ error: contactMessages.message })
    .check(
      storable(),
      visible(),
      z.minLength(contactMessageLengthMin, contactMessages.message),
      z.maxLength(lengthMax, contactMessages.messageLong),
    );

export const contactRequest = z.object({ name, email, message: message(mergedLengthMax) });
export type ContactRequest = z.infer<typeof contactRequest>;

/** The fields of the page's form; `toContactRequest` merges them. */
export const contactForm = z.object({
  name,
  email,
  subject: z
    .string({ error: contactMessages.subject })
    .check(
      storable(),
      line(),
      z.minLength(contactSubjectLengthMin, contactMessages.subject),
      z.maxLength(contactSubjectLengthMax, contactMessages.subjectLong),
    ),
  message: message(contactMessageLengthMax),
});
export type ContactForm = z.infer<typeof contactForm>;

/** The request body from validated form values: the subject becomes the first line of the message. */
export function toContactRequest({
  name: sender,
  email: address,
  subject,
  message: text,
}: ContactForm): ContactRequest {
  return { name: sender, email: address, message: `Subject: ${subject}\n\n${text}` };
}
