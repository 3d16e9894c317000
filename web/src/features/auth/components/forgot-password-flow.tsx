import { linkLifetime } from "@contract/rules/link-lifetime.ts";
import { KeyRound, MailCheck } from "lucide-react";
import { useState } from "react";
import { forgotPasswordRequest, type ForgotPasswordRequest } from "@contract/wire/accounts.ts";
import { Link } from "@/components/link.tsx";
import { EmailField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { paths } from "@/lib/paths.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { useStatus } from "@/lib/use-status.ts";
import { forgotPassword } from "../api/forgot-password.ts";
import { authTexts } from "../auth-texts.ts";
import { NoticeCard } from "@/components/notice-card.tsx";

/** The form, then a confirmation that is the same for every address. */
export function ForgotPasswordFlow() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  const form = useForm<{ email: string }>({
    initial: { email: "" },
    rules: async () => formRules(forgotPasswordRequest, send),
  });

  async function send(request: ForgotPasswordRequest) {
    try {
      await forgotPassword(request);
      setSentTo(request.email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: authTexts.forgotFailed, description: error.readable || undefined, variant: "destructive" });
      return error.fields;
    }
  }

  if (sentTo !== null)
    return (
      <Confirmation
        email={sentTo}
        onAgain={() => {
          setAgain(true);
          setSentTo(null);
        }}
      />
    );
  return (
    <NoticeCard icon={<KeyRound className="size-6" />} title="Reset your password" takesFocus={again}>
      <p className="text-muted-foreground">
        Enter the email address of your account. We send you a link that sets a new password.
      </p>
      <form {...form.formProps} aria-label="Reset your password" className="flex flex-col gap-4">
        <EmailField form={form} autoComplete="username" />
        <Button type="submit" loading={form.submitting} className="w-full">
          Send reset link
        </Button>
      </form>
      <Link to={paths.auth} className={buttonStyles({ variant: "link", className: "self-start" })}>
        Back to login
      </Link>
    </NoticeCard>
  );
}

function Confirmation({ email, onAgain }: { email: string; onAgain: () => void }) {
  const status = useStatus();
  return (
    <NoticeCard icon={<MailCheck className="size-6" />} title="Check your email" takesFocus>
      <p className="text-muted-foreground">
        If an account exists for <strong className="break-words font-semibold text-foreground">{email}</strong>,{" "}
        {status?.mail === "mailbox"
          ? `there are reset instructions for it. This site does not send mail at the moment: whoever runs it finds your link in its mailbox, whose address npm start prints. It works for ${linkLifetime}.`
          : `we have sent reset instructions to it. The link works for ${linkLifetime}; look into the spam folder as well.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link to={paths.auth} className={buttonStyles()}>
          Back to login
        </Link>
        <Button variant="link" onClick={onAgain}>
          Try another address
        </Button>
      </div>
    </NoticeCard>
  );
}
