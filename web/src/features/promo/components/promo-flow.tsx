import { CircleCheck, Ticket } from "lucide-react";
import { useState } from "react";
import { promoRequest, type PromoRequest } from "@contract/wire/promo.ts";
import { Link } from "@/components/link.tsx";
import { EmailField, TextField } from "@/components/form-field.tsx";
import { NoticeCard } from "@/components/notice-card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { paths } from "@/lib/paths.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { applyPromoCode } from "../api/apply-promo-code.ts";
import { promoTexts } from "../promo-texts.ts";

/**
 * For anybody with a code: the form, then a link to the login. The response never reveals whether an account exists.
 */
export function PromoFlow() {
  const [applied, setApplied] = useState<string | null>(null);
  const form = useForm<PromoRequest>({
    initial: { email: "", promoCode: "" },
    rules: async () => formRules(promoRequest, send),
  });

  async function send(request: PromoRequest) {
    try {
      setApplied((await applyPromoCode(request)).message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: promoTexts.failed, description: error.readable || undefined, variant: "destructive" });
      return error.fields;
    }
  }

  if (applied !== null) {
    return (
      <NoticeCard icon={<CircleCheck className="size-6" />} title={promoTexts.pageAppliedTitle} takesFocus>
        <p>{applied}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.auth} className={buttonStyles()}>
            {promoTexts.login}
          </Link>
          <Link to={paths.signUp} className={buttonStyles({ variant: "outline" })}>
            {promoTexts.signUp}
          </Link>
        </div>
      </NoticeCard>
    );
  }
  return (
    <NoticeCard icon={<Ticket className="size-6" />} title={promoTexts.pageTitle}>
      <p className="text-muted-foreground">{promoTexts.pageIntro}</p>
      <form {...form.formProps} aria-label={promoTexts.pageTitle} className="flex flex-col gap-4">
        <EmailField form={form} label={promoTexts.email} autoComplete="email" />
        <TextField
          form={form}
          name="promoCode"
          label={promoTexts.code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        <Button type="submit" loading={form.submitting} className="w-full">
          {promoTexts.pageApply}
        </Button>
      </form>
      <Link to={paths.auth} className={buttonStyles({ variant: "link", className: "self-start" })}>
        {promoTexts.backToLogin}
      </Link>
    </NoticeCard>
  );
}
