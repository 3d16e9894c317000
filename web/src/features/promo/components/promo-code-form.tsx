import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Label } from "@/components/ui/label.tsx";
import { ApiError, readableError } from "@/lib/api-error.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { refreshUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { useStartOnce } from "@/lib/use-start-once.ts";
import { applyPromoCode } from "../api/apply-promo-code.ts";
import { promoTexts } from "../promo-texts.ts";

const mutationKey = ["apply-promo-code"];

/** Whether the server has judged the code: a failure of the server says nothing about it. */
const isJudged = (error: Error | null) => error instanceof ApiError && error.fields.promoCode !== undefined;

/** One field and a button. @param email the address of the session's account */
export function PromoCodeForm({ email }: { email: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const queryClient = useQueryClient();
  const startOnce = useStartOnce(mutationKey);
  const applying = useMutation({
    mutationKey,
    mutationFn: (promoCode: string) => changeAccount("profiles", () => applyPromoCode({ email, promoCode })),
    onSuccess: async ({ message }) => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: queryKeys.promoStatus }), refreshUser()]);
      toast({ title: promoTexts.appliedHere.title, description: message });
      setCode("");
    },
    onError: (error) => {
      toast({
        title: promoTexts.failed,
        description: readableError(error, promoTexts.failedText),
        variant: "destructive",
      });
      input.current?.focus();
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const promoCode = code.trim();
    if (promoCode === "") {
      toast({ ...promoTexts.cardCodeMissing, variant: "destructive" });
      input.current?.focus();
      return;
    }
    startOnce(() => {
      applying.mutate(promoCode);
    });
  }

  return (
    <form noValidate aria-label={promoTexts.cardTitle} onSubmit={handleSubmit} className="grid gap-1.5">
      <Label htmlFor={id}>{promoTexts.code}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          ref={input}
          name="promoCode"
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isJudged(applying.error) || undefined}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            applying.reset();
          }}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline" loading={applying.isPending}>
          {promoTexts.apply}
        </Button>
      </div>
    </form>
  );
}
