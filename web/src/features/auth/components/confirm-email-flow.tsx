import { linkLifetime } from "@contract/rules/link-lifetime.ts";
import { CloudOff, MailCheck, ShieldAlert } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "@/components/link.tsx";
import { NoticeCard } from "@/components/notice-card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { paths } from "@/lib/paths.ts";
import { setUser, useSession } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { confirmEmail } from "../api/confirm-email.ts";
import { authTexts } from "../auth-texts.ts";

/** The step of the flow. After `failed`, the link may still be valid, and the person can try again. */
type State = "ready" | "invalid" | "failed";

/**
 * The page of a confirmation mail. Only pressing the button uses the link, so that a mail scanner that opens the page
 * does not. Afterwards the person is logged in, and the page is no longer in the history.
 */
export function ConfirmEmailFlow({ token }: { token: string }) {
  const [state, setState] = useState<State>("ready");
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  async function confirm() {
    setBusy(true);
    try {
      setUser(await confirmEmail(token));
      toast({ title: authTexts.emailConfirmed });
      void navigate(paths.home, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReason(error.readable || authTexts.tryAgain);
      setState(error.code === "invalid_link" ? "invalid" : "failed");
      setBusy(false);
    }
  }

  if (state === "invalid" || token === "") return <InvalidLink />;
  if (state === "failed")
    return (
      <NoticeCard key={state} icon={<CloudOff className="size-6" />} tone="danger" title="That did not work" takesFocus>
        <p className="text-muted-foreground">{reason}</p>
        <Button loading={busy} onClick={() => void confirm()} className="self-start">
          Try again
        </Button>
      </NoticeCard>
    );
  return (
    <NoticeCard key={state} icon={<MailCheck className="size-6" />} title="Confirm your email address">
      <p className="text-muted-foreground">
        Press the button to confirm that the address to which we sent this link is yours. You are then logged in.
      </p>
      <OtherAccount />
      {/* A form, because what is pressed before the page can handle it is kept only for forms. */}
      <form
        aria-label="Confirm your email address"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <Button type="submit" loading={busy} className="w-full">
          Confirm my address
        </Button>
      </form>
    </NoticeCard>
  );
}

/** Whose session the new one replaces. */
function OtherAccount() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <p className="rounded-md bg-info-soft px-3 py-2 text-sm text-info-text">
      You are logged in as <strong className="wrap-anywhere">{session.user.email}</strong>. If the link belongs to
      another account, you change to that account.
    </p>
  );
}

function InvalidLink() {
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  return (
    <NoticeCard
      key="invalid"
      icon={<ShieldAlert className="size-6" />}
      tone="danger"
      title="Invalid or Expired Link"
      takesFocus
    >
      <p className="text-muted-foreground">
        Confirmation links work once and for {linkLifetime}.{" "}
        {isSignedIn
          ? "You are logged in, so your address needs no other link."
          : "If you have confirmed your address already, log in. If not, request a reset link: it confirms your address as well."}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={isSignedIn ? paths.home : paths.auth} className={buttonStyles()}>
          {isSignedIn ? "Go to the main page" : "Go to login"}
        </Link>
        {!isSignedIn && (
          <Link to={paths.forgotPassword} className={buttonStyles({ variant: "link" })}>
            Request a reset link
          </Link>
        )}
      </div>
    </NoticeCard>
  );
}
