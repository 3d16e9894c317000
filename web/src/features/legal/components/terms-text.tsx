import { freeCaptionsPerDay, trialCaptionsPerDay } from "@contract/rules/quota.ts";
import { premiumPricePerMonth } from "@contract/rules/price.ts";
import { productName } from "@contract/rules/brand.ts";
import { noticesPath } from "@/lib/paths.ts";
import { LegalSection } from "./legal-page.tsx";
import { SupportContact } from "./support-contact.tsx";

/**
 * A sentence with a name or a number in it is one text: of several, all but the first would begin elsewhere when the
 * fonts arrive, which the browser counts as a movement of the whole paragraph.
 */
export function TermsText() {
  const price = `$${premiumPricePerMonth.toFixed(2)}`;
  return (
    <>
      <LegalSection title="1. What this is">
        <p>
          {`${productName} writes captions for social-media posts from a keyword, a photo or both. By creating an account
          or using the free trial you agree to these terms. If you do not agree, please do not use the service.`}
        </p>
      </LegalSection>
      <LegalSection title="2. Your account">
        <p>
          You need a working email address and a password. Keep the password secret; you are responsible for what
          happens under your account. One account is for one person. You must be old enough to agree to these terms
          under the law where you live, and at least 13.
        </p>
      </LegalSection>
      <LegalSection title="3. The free plan">
        <p>
          {`Visitors without an account may generate ${trialCaptionsPerDay} caption per day. A free account includes
          ${freeCaptionsPerDay} successful requests per day; the count resets at midnight UTC. A request that fails or
          that you cancel is not counted. Please do not try to circumvent these limits, for example with several
          accounts or automated requests.`}
        </p>
      </LegalSection>
      <LegalSection title="4. Premium">
        <ul>
          <li>
            {`Premium costs ${price} per month. It is charged in advance by card and renews every month until you cancel.`}
          </li>
          <li>
            It includes unlimited captions, more variations, higher-quality captions, image context, enhanced assistant
            responses and no advertisements. Limits that protect the service against abuse still apply.
          </li>
          <li>Payments are made through Stripe. We never see or store your card number.</li>
          <li>
            If a renewal payment fails, your access continues while the payment is retried, and ends if it stays unpaid.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="5. Cancelling">
        <p>
          You can cancel at any time. You keep Premium until the end of the month you have paid for, and are not charged
          again. Until then, you can reactivate the subscription. We do not refund months that have begun, except where
          the law gives you that right.
        </p>
      </LegalSection>
      <LegalSection title="6. Promo codes">
        <p>
          A promo code gives one account full premium access until the code expires. It has no cash value, cannot be
          transferred after it has been used, and may be ended early if it was obtained by unfair means. Nothing is
          charged when it expires: your account returns to the free plan.
        </p>
      </LegalSection>
      <LegalSection title="7. Your content and the captions">
        <ul>
          <li>
            What you type and upload stays yours. You give us permission to process it only to write the captions you
            ask for.
          </li>
          <li>
            You may use the captions for any purpose, including commercial ones. Others may get similar captions for
            similar keywords.
          </li>
          <li>
            Captions are written by software and can be wrong, unsuitable or similar to existing texts. Read them before
            you post: you are responsible for what you publish and for following each platform's rules.
          </li>
          <li>
            Platforms change their limits. We check our table of rules regularly, but cannot guarantee that a platform
            accepts a post.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="8. Fair use">
        <p>
          Do not use the service to produce content that is unlawful, that harasses or deceives people, that exploits
          children or that infringes the rights of others; do not attack it, overload it or access data that is not
          yours. We may refuse requests and suspend accounts that violate these terms.
        </p>
      </LegalSection>
      <LegalSection title="9. Availability and liability">
        <p>
          We work to keep the service running, but provide it as is, without a guarantee that it is always available or
          free of errors. As far as the law allows, we are not liable for indirect damage or lost profit, and our total
          liability is limited to what you paid us in the twelve months before. Nothing here limits liability that
          cannot be limited by law.
        </p>
      </LegalSection>
      <LegalSection title="10. Termination and changes">
        <p>
          You may delete your account at any time; an active subscription is then cancelled. We may change these terms
          for good reason. The date at the top shows when they last changed, and we announce important changes before
          they apply.
        </p>
      </LegalSection>
      <LegalSection title="11. Contact">
        <SupportContact />
      </LegalSection>
      <LegalSection title="12. Works of others">
        <p>
          {`${productName} contains open-source software, fonts and word lists. `}
          <a href={noticesPath} className="font-medium text-primary-text underline underline-offset-4">
            Authors and licenses
          </a>
        </p>
      </LegalSection>
    </>
  );
}
