import { contactForm, toContactRequest, type ContactForm as ContactValues } from "@contract/wire/contact.ts";
import { contactMessageLengthMax } from "@contract/rules/text-lengths.ts";
import { useEffect, useRef } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { EmailField, TextField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { useSession } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { sendMessage } from "../api/send-message.ts";
import { contactTexts } from "../contact-texts.ts";

/** @param onSent called with the email address that the reply will be sent to */
export function ContactForm({ takesFocus, onSent }: { takesFocus: boolean; onSent: (email: string) => void }) {
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  const form = useForm<ContactValues>({
    initial: { name: user?.username ?? "", email: user?.email ?? "", subject: "", message: "" },
    rules: async () => formRules(contactForm, send),
  });
  const { values, errors, setValue } = form;
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  const filledFor = useRef(user?.id);
  useEffect(() => {
    // The session may be loaded after the form is shown. Text that was typed until then is kept.
    if (!user || filledFor.current === user.id) return;
    filledFor.current = user.id;
    if (!values.name) setValue("name", user.username);
    if (!values.email) setValue("email", user.email);
  }, [user, values, setValue]);

  async function send(filled: ContactValues) {
    try {
      await sendMessage(toContactRequest(filled));
      onSent(filled.email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: contactTexts.failed,
        description: readableError(error, contactTexts.failedText),
        variant: "destructive",
      });
      return error.fields;
    }
  }

  return (
    <form {...form.formProps} aria-label={contactTexts.title} className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="name" label="Name" ref={first} autoComplete="name" required />
      <EmailField form={form} autoComplete="email" />
      <TextField form={form} name="subject" label="Subject" autoComplete="off" required className="sm:col-span-2" />
      <Field
        label="Message"
        error={errors.message}
        className="sm:col-span-2"
        aside={<LengthCounter text={values.message} max={contactMessageLengthMax} />}
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={7}
            required
            value={values.message}
            onChange={(event) => {
              setValue("message", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" size="lg" loading={form.submitting} className="sm:col-span-2">
        Send message
      </Button>
    </form>
  );
}
