import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { fromRoot } from "../command/paths.ts";
import { readSupabaseConfig } from "../command/supabase-config.ts";
import type { Accounts } from "./account.ts";
import { differs, held, same, untried, type Check, type Outcome } from "./check.ts";
import type { Target } from "./target.ts";

const kinds = ["confirmation", "recovery"];
const look = "Authentication → Emails in the dashboard, and supabase/templates";
const mails = z.array(z.object({ to: z.string(), subject: z.string(), html: z.string() }));

/** The texts of the auth server's mails, from its settings or from a mail. */
export function templateChecks(target: Target, accounts: Accounts): Check[] {
  const subjects = readSupabaseConfig();
  const subjectOf = (kind: string) => subjects.get(`auth.email.template.${kind}`)?.get("subject");
  const template = (kind: string) => readFileSync(fromRoot(`supabase/templates/${kind}.html`), "utf8").trim();
  const check = (title: string, run: () => Promise<Outcome>): Check => ({ area: "Mail", title, run });
  return [
    ...kinds.map((kind) =>
      check(`the project has the template "${kind}"`, async () => {
        if (!target.authConfig) return untried("it needs SUPABASE_ACCESS_TOKEN and SUPABASE_PROJECT_REF");
        const config = await target.authConfig();
        const content = String(config[`mailer_templates_${kind}_content`] ?? "").trim();
        if (content !== template(kind)) return differs(`supabase/templates/${kind}.html`, "another text", look);
        return same(subjectOf(kind), config[`mailer_subjects_${kind}`], look);
      }),
    ),
    check("a recovery mail has the product's text and a link to the page", async () => {
      const { mailbox, site } = target;
      if (mailbox === null || site === null) return untried("only the local stack's mailbox can be read");
      const { email } = await accounts.make();
      const { method, path } = endpoints.forgotPassword;
      const body = JSON.stringify({ email });
      await fetch(site + path, { method, headers: { "content-type": "application/json" }, body });
      const mail = await arrived(mailbox, email);
      if (!mail) return differs("a mail", "none within 10 seconds", look);
      if (mail.subject !== subjectOf("recovery")) return differs(String(subjectOf("recovery")), mail.subject, look);
      const isOurs = mail.html.includes(`${site}/reset-password?token=`);
      return isOurs ? held : differs(`a link to ${site}/reset-password`, "another text", look);
    }),
  ];
}

/** The mail to an address, which may come after the response. */
async function arrived(mailbox: string, to: string) {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const found = mails.parse(await (await fetch(mailbox)).json()).find((mail) => mail.to === to);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return null;
}
