import { PrivacyText } from "@/features/legal/components/privacy-text.tsx";
import { LegalPage } from "@/features/legal/components/legal-page.tsx";
import { Page } from "@/components/page.tsx";

export default function PrivacyRoute() {
  return (
    <Page title="Privacy" className="py-10 sm:py-16">
      <LegalPage title="Privacy Policy">
        <PrivacyText />
      </LegalPage>
    </Page>
  );
}
