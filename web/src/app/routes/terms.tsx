import { TermsText } from "@/features/legal/components/terms-text.tsx";
import { LegalPage } from "@/features/legal/components/legal-page.tsx";
import { Page } from "@/components/page.tsx";

export default function TermsRoute() {
  return (
    <Page title="Terms" className="py-10 sm:py-16">
      <LegalPage title="Terms and Conditions">
        <TermsText />
      </LegalPage>
    </Page>
  );
}
