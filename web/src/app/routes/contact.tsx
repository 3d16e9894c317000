import { Page } from "@/components/page.tsx";
import { ContactIntro } from "@/features/contact/components/contact-intro.tsx";
import { ContactPanel } from "@/features/contact/components/contact-panel.tsx";
import { MailLine } from "@/features/contact/components/mail-line.tsx";

export default function ContactRoute() {
  return (
    <Page title="Contact" className="py-8 sm:py-12 lg:py-16">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <ContactIntro />
        <div>
          <ContactPanel />
          <MailLine className="mt-6 lg:hidden" />
        </div>
      </div>
    </Page>
  );
}
