import { productName } from "@contract/brand.ts";
import { sessionDaysMax } from "@contract/limits.ts";
import { retention } from "@contract/retention.ts";
import { lastSeenDays } from "@/lib/last-seen-days.ts";
import { LegalSection } from "./legal-page.tsx";
import { SupportContact } from "./support-contact.tsx";

const kept = Object.values(retention).filter(({ about }) => about !== null);

export function PrivacyText() {
  return (
    <>
      <LegalSection title="1. In short">
        <p>{productName} keeps what it needs to write your captions and to run your account, and nothing for advertising profiles. Your photos are read to write the caption and are not stored. There are no tracking cookies and no analytics services.</p>
      </LegalSection>
      <LegalSection title="2. What we store">
        <ul>
          <li><strong>Your account:</strong> email address, username and a salted hash of your password, never the password itself.</li>
          <li><strong>Your captions:</strong> the keyword, the platform, the captions written for you and the time, so that your history can show them.</li>
          <li><strong>Your tone:</strong> the description of your writing style, if you give one.</li>
          <li><strong>Suggestions</strong> that you send us, with your username and email address, so that we can answer.</li>
          <li><strong>Messages</strong> that you send with the contact form, with the name and the email address you give, so that we can answer.</li>
          <li><strong>Usage:</strong> how many captions you generated on a day, which writer was used and how long it took, to keep the daily limit and to know our cost.</li>
          <li><strong>A hash of your network address</strong>, made with a secret key, so that sign-in and trial limits hold against automated abuse.</li>
          <li><strong>Your sessions:</strong> when you signed in, when you were last active, and the names of your browser and system, so that you can see and end them. They stop working {sessionDaysMax} days after you signed in. The sign-in service may also keep the network address.</li>
          <li><strong>Your subscription:</strong> its state, its dates and the identifiers by which Stripe knows it. Card data stays with Stripe.</li>
        </ul>
      </LegalSection>
      <LegalSection title="3. Photos">
        <p>Your browser makes a photo smaller before it is sent and removes location data. The server reads it to write the caption and forgets it when the answer is sent. If a language model is in use, the photo is passed to that model's provider for this one request.</p>
      </LegalSection>
      <LegalSection title="4. Cookies and your browser's storage">
        <p>We set one kind of cookie: the one that keeps you signed in. It cannot be read by scripts and is deleted when you log out. Visitors who use the free trial have the time of their last free caption kept in their own browser, and it remembers if you dismissed the hint to install the app.</p>
        <p>While you are signed in, your browser keeps a copy of your account's details and of the history that you looked at, so that you can read them without a connection. It stays on your device, is shown for up to {lastSeenDays} days, and is removed when you log out or delete your account. None of this is used to follow you.</p>
      </LegalSection>
      <LegalSection title="5. Who else receives data">
        <ul>
          <li><strong>The language model's provider</strong>, where one is configured, receives your keyword, your tone and your photo to write the captions. It does not receive your email address or your name from us. Where none is configured, captions are written on our own server.</li>
          <li><strong>Stripe</strong> handles payments and receives your email address and card data when you subscribe.</li>
          <li><strong>The mail service</strong> receives your email address to deliver messages that you asked for, such as password resets.</li>
          <li><strong>The hosting provider</strong> runs the servers and the database on our behalf.</li>
        </ul>
        <p>We do not sell data, and we pass it on to nobody else unless the law requires it.</p>
      </LegalSection>
      <LegalSection title="6. How long, and deletion">
        <p>Account data, your tone and your history stay until you delete them. You can clear your history yourself at any time. The following is deleted by itself:</p>
        <table className="mb-2 w-full text-left text-[0.9375rem] [&_td]:border-t [&_td]:border-border [&_td]:py-2 [&_td:first-child]:pr-4 [&_td:last-child]:whitespace-nowrap [&_th]:pb-2 [&_th]:font-semibold [&_th]:whitespace-nowrap">
          <thead><tr><th scope="col">What</th><th scope="col">Kept for</th></tr></thead>
          <tbody>
            {kept.map(({ about, keep }) => <tr key={about}><td>{about}</td><td>{keep}</td></tr>)}
          </tbody>
        </table>
        <p>When your account is deleted, everything that names you goes with it at once: profile, history, tone, files, suggestions, messages to support from your address, and our log entries about you. Your subscription ends and your customer record at Stripe is deleted. What stays: invoices and payments at Stripe, because tax law demands it; that a promo code was used and that an administrator did something, without your name; and backups until they are overwritten in the normal course.</p>
      </LegalSection>
      <LegalSection title="7. Your rights">
        <p>You can download everything that your account holds in the Account tab, as JSON, and your captions as CSV. You may also ask what we hold about you, have it corrected or deleted, and object to its use. You may also complain to the data-protection authority where you live. We process your data to fulfil our contract with you, and for the legitimate interest of protecting the service against abuse.</p>
      </LegalSection>
      <LegalSection title="8. Security">
        <p>Connections are encrypted on the public service. Each person's rows are protected in the database itself, so that one account cannot read another's. If something goes wrong that affects you, we tell you without delay.</p>
      </LegalSection>
      <LegalSection title="9. Contact">
        <SupportContact />
      </LegalSection>
    </>
  );
}
