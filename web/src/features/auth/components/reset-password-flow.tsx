import { useEffect, useState } from "react";
import { ApiError } from "@/lib/api-client.ts";
import { authTexts } from "../auth-texts.ts";
import { verifyResetToken } from "../api/verify-reset-token.ts";
import { stateAfterError, type ResetState } from "../reset-state.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetFailed, ResetInvalid, ResetSucceeded, ResetUnchecked, ResetVerifying } from "./reset-notices.tsx";

/** Checks the link without using it up, asks for the new password, and shows the result. */
export function ResetPasswordFlow({ token }: { token: string }) {
  const [state, setState] = useState<ResetState>(token ? "verifying" : "invalid");
  const [reason, setReason] = useState("");

  useEffect(() => {
    if (state !== "verifying") return;
    const abort = new AbortController();
    verifyResetToken(token, abort.signal).then(
      () => setState("form"),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setReason(error.readable || authTexts.tryAgain);
        setState(stateAfterError(error, "verify"));
      },
    );
    return () => abort.abort();
  }, [state, token]);

  function fail(error: ApiError) {
    setReason(error.readable || authTexts.tryAgain);
    setState(stateAfterError(error, "reset"));
  }

  switch (state) {
    case "verifying":
      return <ResetVerifying />;
    case "unchecked":
      return <ResetUnchecked reason={reason} onAgain={() => setState("verifying")} />;
    case "form":
      return <NewPasswordForm token={token} onDone={() => setState("success")} onFailed={fail} />;
    case "invalid":
      return <ResetInvalid />;
    case "success":
      return <ResetSucceeded />;
    case "failed":
      return <ResetFailed reason={reason} onAgain={() => setState("form")} />;
  }
}
