import type { SecondFactorState } from "@contract/wire/second-factor.ts";
import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { enrollSecondFactor } from "../../api/second-factor.ts";
import { secondFactorTexts } from "../../second-factor-texts.ts";
import { CodeForm } from "./code-form.tsx";

/** Replaces the panel until the administrator has completed the second factor. */
export function SecondFactorStep({ state }: { state: Exclude<SecondFactorState, "given"> }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-10 pt-5 sm:px-6">
      {state === "enroll" ? (
        <Enrollment />
      ) : (
        <section className="grid gap-4">
          <h3 className="text-lg">{secondFactorTexts.verifyTitle}</h3>
          <p>{secondFactorTexts.verifyIntro}</p>
          <CodeForm />
          <p className="text-sm text-muted-foreground">{secondFactorTexts.lost}</p>
        </section>
      )}
    </div>
  );
}

/** Four characters with more behind them. */
const fourCharacters = /.{4}(?=.)/g;

/** Splits a key into groups of four, which are easier to type. Apps ignore the spaces. */
function inGroups(key: string): string {
  return key.replaceAll(fourCharacters, "$& ");
}

function Enrollment() {
  const enrolling = useMutation({
    mutationFn: enrollSecondFactor,
    onError: (error) => {
      toast({
        title: secondFactorTexts.beginFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
    },
  });
  const app = enrolling.data;
  return (
    <section className="grid justify-items-start gap-4">
      <h3 className="text-lg">{secondFactorTexts.enrollTitle}</h3>
      <p>{secondFactorTexts.enrollIntro}</p>
      {app ? (
        <>
          <p>{secondFactorTexts.scan}</p>
          {/* As an image an SVG runs no script. Scanners need the dark code on a light ground in both themes. */}
          <img
            src={app.qrCode}
            alt={secondFactorTexts.qrCode}
            width={200}
            height={200}
            className="rounded-md bg-white p-2"
          />
          <p className="text-sm text-muted-foreground">
            {secondFactorTexts.secret}: <code className="font-semibold text-foreground">{inGroups(app.secret)}</code>
          </p>
          <CodeForm factorId={app.factorId} />
        </>
      ) : (
        <Button
          loading={enrolling.isPending}
          onClick={() => {
            enrolling.mutate();
          }}
        >
          {secondFactorTexts.begin}
        </Button>
      )}
    </section>
  );
}
