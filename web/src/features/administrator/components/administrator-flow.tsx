import { linkLifetime } from "@contract/rules/link-lifetime.ts";
import type { User } from "@contract/wire/accounts.ts";
import { CircleCheck, CloudOff, KeyRound, MailCheck, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "@/components/link.tsx";
import { NoticeCard } from "@/components/notice-card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { paths } from "@/lib/paths.ts";
import { setUser } from "@/lib/session.ts";
import { becomeAdministrator } from "../api/become-administrator.ts";
import { requestLink } from "../api/request-link.ts";

/** The step of the flow. After `failed`, the link may still be valid, and the person can try again. */
type State = "ready" | "done" | "invalid" | "sent" | "failed";

/**
 * The page of a mailed link. Only pressing the button uses the link, so that a mail scanner that opens the page does
 * not.
 */
export function AdministratorFlow({ token, user }: { token: string; user: User }) {
  const [state, setState] = useState<State>(token ? "ready" : "invalid");
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  /** The step that is repeated after a failure. */
  const [step, setStep] = useState<"use" | "request">("use");

  async function run(next: "use" | "request") {
    setBusy(true);
    setStep(next);
    try {
      if (next === "use") setUser(await becomeAdministrator(token));
      else setReason((await requestLink()).message);
      setState(next === "use" ? "done" : "sent");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReason(error.readable || "Something went wrong. Please try again.");
      setState(error.code === "invalid_link" ? "invalid" : "failed");
    } finally {
      setBusy(false);
    }
  }

  if (state === "done" || user.isAdmin) return <Done />;
  // Each state is a separate card, so that its heading takes the focus.
  switch (state) {
    case "ready":
      return (
        <NoticeCard key={state} icon={<KeyRound className="size-6" />} title="Become the administrator">
          <p className="text-muted-foreground">
            Your account <Address of={user} /> will be able to publish articles, make promo codes and run the admin
            panel.
          </p>
          <Button loading={busy} onClick={() => void run("use")} className="self-start">
            Become the administrator
          </Button>
        </NoticeCard>
      );
    case "invalid":
      return (
        <NoticeCard
          key={state}
          icon={<ShieldAlert className="size-6" />}
          tone="danger"
          title="Invalid or Expired Link"
          takesFocus
        >
          <p className="text-muted-foreground">
            These links work once, for {linkLifetime}, and only for the account they were mailed to. You are logged in
            as <Address of={user} />.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button loading={busy} onClick={() => void run("request")}>
              Send a new link
            </Button>
            <Link to={paths.home} className={buttonStyles({ variant: "link" })}>
              Go to the main page
            </Link>
          </div>
        </NoticeCard>
      );
    case "sent":
      return (
        <NoticeCard key={state} icon={<MailCheck className="size-6" />} title="Check your email" takesFocus>
          <p className="text-muted-foreground">{reason} Earlier links no longer work.</p>
          <Link to={paths.home} className={buttonStyles({ className: "self-start" })}>
            Go to the main page
          </Link>
        </NoticeCard>
      );
    case "failed":
      return (
        <NoticeCard
          key={state}
          icon={<CloudOff className="size-6" />}
          tone="danger"
          title="That did not work"
          takesFocus
        >
          <p className="text-muted-foreground">{reason}</p>
          <Button loading={busy} onClick={() => void run(step)} className="self-start">
            Try again
          </Button>
        </NoticeCard>
      );
  }
}

function Address({ of: { email } }: { of: User }) {
  return <strong className="wrap-anywhere text-foreground">{email}</strong>;
}

function Done() {
  return (
    <NoticeCard icon={<CircleCheck className="size-6" />} title="You are the administrator" takesFocus>
      <p className="text-muted-foreground">The admin panel opens from the button at the top of every page.</p>
      <Link to={paths.home} className={buttonStyles({ className: "self-start" })}>
        Go to the main page
      </Link>
    </NoticeCard>
  );
}
