import { secondFactorVerification, type SecondFactorVerification } from "@contract/wire/second-factor.ts";
import { CodeField } from "@/components/code-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { setUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { verifySecondFactor } from "../../api/second-factor.ts";
import { secondFactorTexts } from "../../second-factor-texts.ts";

interface CodeValues {
  code: string;
  factorId?: string;
}

/** Asks for the six digits. A correct code opens the panel. @param factorId of an app that is being set up */
export function CodeForm({ factorId }: { factorId?: string }) {
  const form = useForm<CodeValues>({
    initial: { code: "", ...(factorId !== undefined && { factorId }) },
    rules: async () => formRules<CodeValues, SecondFactorVerification>(secondFactorVerification, send),
  });

  async function send(request: SecondFactorVerification) {
    try {
      setUser(await verifySecondFactor(request));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.fields) return error.fields;
      toast({
        title: secondFactorTexts.verifyFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
    }
  }

  return (
    <form {...form.formProps} aria-label={secondFactorTexts.verifyTitle} className="flex flex-col items-start gap-4">
      <CodeField
        value={form.values.code}
        error={form.errors.code}
        onChange={(code) => {
          form.setValue("code", code);
        }}
      />
      <Button type="submit" loading={form.submitting}>
        {secondFactorTexts.submit}
      </Button>
    </form>
  );
}
