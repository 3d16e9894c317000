import { Clock } from "lucide-react";
import { contactTexts } from "../contact-texts.ts";
import { MailLine } from "./mail-line.tsx";

/** The text next to the form: what to expect, and what information to include. */
export function ContactIntro() {
  return (
    <div>
      <h1 className="text-4xl sm:text-5xl">{contactTexts.title}</h1>
      <p className="mt-4 max-w-md text-[1.0625rem] text-muted-foreground">{contactTexts.intro}</p>
      <p className="mt-4 inline-flex items-center gap-2 rounded-md bg-info-soft px-3 py-2 font-semibold text-info-text">
        <Clock aria-hidden="true" className="size-4" />
        {contactTexts.promise}
      </p>
      <ul className="mt-8 grid gap-5 max-lg:hidden">
        {contactTexts.hints.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-primary pl-4">
            <h2 className="text-base">{title}</h2>
            <p className="mt-0.5 max-w-sm text-[0.9375rem] text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
      <MailLine className="mt-6 max-lg:hidden" />
    </div>
  );
}
