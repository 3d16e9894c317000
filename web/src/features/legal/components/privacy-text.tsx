import { productName } from "@contract/rules/brand.ts";
import { sessionDaysMax, sessionIdleDaysMax } from "@contract/rules/sessions.ts";
import { retention } from "@contract/rules/retention.ts";
import { lastSeenDays } from "@/lib/last-seen-days.ts";
import { LegalSection } from "./legal-page.tsx";
import { SupportContact } from "./support-contact.tsx";

const kept = Object.values(retention).filter(({ about }) => about !== null);

/** As in the terms, a sentence with a name or a number in it is one text. */
export function PrivacyText() {
  return (
    <>
      <LegalSection title="1. Summary">
        <p>
          {`${productName} stores only what it needs to write your captions and to run your account. It creates no
          advertising profiles. Your photos are used to write the caption and are not stored. There are no tracking
          cookies and no analytics services.`}
        </p>
      </LegalSection>
      <LegalSection title="2. What we store">
        <ul>
          <li>
            <strong>Your account:</strong> email address, username and a salted hash of your password, never the
            password itself.
          </li>
          <li>
            <strong>Your captions:</strong> the keyword, the platform, the kind of post, the language, the captions
            written for you and the time, so that your history can show them.
          </li>
          <li>
            <strong>Your tone:</strong> the description of your writing style and your example captions, if you save
            any.
          </li>
          <li>
            <strong>Suggestions</strong> that you send us, with your username and email address, so that we can reply.
          </li>
          <li>
            <strong>Messages</strong> that you send with the contact form, with the name and the email address that you
            enter, so that we can reply.
          </li>
          <li>
            <strong>Usage:</strong> how many captions you generated each day, which writer was used and how long it
            took, so that we can apply the daily limit and know our costs.
          </li>
          <li>
            <strong>A hash of your network address</strong>, made with a secret key, so that limits on sign-ins and
            trials can prevent automated abuse.
          </li>
          <li>
            <strong>Your sessions:</strong>
            {` when you signed in, when you were last active, and the names of your browser
            and operating system, so that you can see your sessions and end them. A session stops working
            ${sessionDaysMax} days after you signed in, or ${sessionIdleDaysMax} days after you last used it. The sign-in service may also keep the network address.`}
          </li>
          <li>
            <strong>Your subscription:</strong> its status, its dates and its identifiers at Stripe. Card data stays
            with Stripe.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="3. Photos">
        <p>
          Your browser reduces the size of a photo and removes location data before it sends the photo. The server uses
          the photo to write the caption and does not keep it. If a language model is in use, the photo is sent to that
          model's provider for this one request.
        </p>
      </LegalSection>
      <LegalSection title="4. Cookies and your browser's storage">
        <p>
          We set only the cookie that keeps you signed in, which scripts cannot read, and beside it one that says
          nothing but that you are signed in. Both are deleted when you log out. If you use the free trial, your browser
          stores the time of your last free caption. It also stores whether you dismissed the hint to install the app.
        </p>
        <p>
          {`While you are signed in, your browser keeps a copy of your account's details and of the history that you
          looked at, so that you can read them without a connection. The copy stays on your device, is shown for up to
          ${lastSeenDays} days, and is removed when you log out or delete your account. Changes to a caption that could
          not be saved yet stay in your browser until they are saved, for up to ${lastSeenDays} days, also after you log
          out. None of this is used to follow you.`}
        </p>
      </LegalSection>
      <LegalSection title="5. Who else receives data">
        <ul>
          <li>
            <strong>The language model's provider</strong>, if one is configured, receives your keyword, your tone, your
            recent captions and your photo to write captions. If you use the assistant, it also receives your messages,
            your username, your plan and your usage. It does not receive your email address from us. If no provider is
            configured, captions and replies are written on our own server.
          </li>
          <li>
            <strong>Stripe</strong> handles payments and receives your email address and card data when you subscribe.
          </li>
          <li>
            <strong>The mail service</strong> receives your email address to deliver mail such as password resets and
            notices about changes to your account.
          </li>
          <li>
            <strong>The hosting provider</strong> runs the servers and the database on our behalf.
          </li>
        </ul>
        <p>We do not sell data, and we pass it on to nobody else unless the law requires it.</p>
      </LegalSection>
      <LegalSection title="6. Retention and deletion">
        <p>
          We keep your account data, your tone and your history until you delete them. You can clear your history at any
          time. The following data is deleted automatically:
        </p>
        <table className="mb-2 w-full text-left text-[0.9375rem] [&_td]:border-t [&_td]:border-border [&_td]:py-2 [&_td:first-child]:pr-4 [&_td:last-child]:whitespace-nowrap [&_th]:pb-2 [&_th]:font-semibold [&_th]:whitespace-nowrap">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Kept for</th>
            </tr>
          </thead>
          <tbody>
            {kept.map(({ about, keep }) => (
              <tr key={about}>
                <td>{about}</td>
                <td>{keep}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          When your account is deleted, everything that identifies you is deleted immediately: your profile, history,
          tone, files, suggestions, messages to support from your address, and our log entries about you. Your
          subscription ends, and your customer record at Stripe is deleted. The following data remains: invoices and
          payments at Stripe, because tax law requires it; the fact that a promo code was used or that an administrator
          took an action, without your name; security events with the account's former ID, for the period above; and
          backups, until they are overwritten in the normal course. Removing a history of many thousand captions can
          take some hours; during that time nobody can open it.
        </p>
      </LegalSection>
      <LegalSection title="7. Your rights">
        <p>
          You can download everything that your account holds as JSON, and your captions as CSV, in the Account tab. You
          may also ask what data we hold about you, have it corrected or deleted, and object to its use. You may also
          complain to the data-protection authority where you live. We process your data to fulfill our contract with
          you, and for the legitimate interest of protecting the service against abuse.
        </p>
      </LegalSection>
      <LegalSection title="8. Security">
        <p>
          Connections are encrypted on the public service. The database itself protects each person's data, so that one
          account cannot read another's. If a security incident affects you, we inform you without delay.
        </p>
      </LegalSection>
      <LegalSection title="9. Contact">
        <SupportContact />
      </LegalSection>
    </>
  );
}
