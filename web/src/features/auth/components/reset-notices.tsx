import { linkLifetime } from "@contract/rules/link-lifetime.ts";
import { CircleCheck, CloudOff, LinkIcon, ShieldAlert } from "lucide-react";
import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Spinner } from "@/components/ui/spinner.tsx";
import { paths } from "@/lib/paths.ts";
import { authTexts } from "../auth-texts.ts";
import { NoticeCard } from "@/components/notice-card.tsx";

export function ResetVerifying() {
  return (
    <NoticeCard icon={<LinkIcon className="size-6" />} title="Checking your link">
      <output className="flex items-center gap-2 text-muted-foreground">
        <Spinner /> Verifying your reset link…
      </output>
    </NoticeCard>
  );
}

export function ResetUnchecked({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  return (
    <NoticeCard icon={<CloudOff className="size-6" />} tone="danger" title="The link could not be checked" takesFocus>
      <p className="text-muted-foreground">{reason}</p>
      <Button onClick={onAgain} className="self-start">
        Try again
      </Button>
    </NoticeCard>
  );
}

export function ResetInvalid() {
  return (
    <NoticeCard icon={<ShieldAlert className="size-6" />} tone="danger" title="Invalid or Expired Link" takesFocus>
      <p className="text-muted-foreground">
        Reset links work once and for {linkLifetime}. Request a new one and use the latest mail.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={paths.forgotPassword} className={buttonStyles()}>
          Request a new link
        </Link>
        <Link to={paths.auth} className={buttonStyles({ variant: "link" })}>
          Back to login
        </Link>
      </div>
    </NoticeCard>
  );
}

export function ResetSucceeded() {
  return (
    <NoticeCard icon={<CircleCheck className="size-6" />} title={authTexts.passwordUpdated} takesFocus>
      <p className="text-muted-foreground">Your new password is set. Use it to log in.</p>
      <Link to={paths.auth} className={buttonStyles({ className: "self-start" })}>
        Go to login
      </Link>
    </NoticeCard>
  );
}

export function ResetFailed({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  return (
    <NoticeCard icon={<ShieldAlert className="size-6" />} tone="danger" title={authTexts.resetFailed} takesFocus>
      <p className="text-muted-foreground">{reason}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={onAgain}>Try again</Button>
        <Link to={paths.forgotPassword} className={buttonStyles({ variant: "link" })}>
          Request a new link
        </Link>
      </div>
    </NoticeCard>
  );
}
