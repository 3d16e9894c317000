import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { TryAgainButton } from "@/components/try-again-button.tsx";
import { LeaveDialog } from "@/components/leave-dialog.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useUnloadQuestion } from "@/lib/use-unload-question.ts";
import { toneTexts } from "../tone-texts.ts";
import { useTone } from "../use-tone.ts";
import { ToneForm } from "./tone-form.tsx";

/** The tone dialog. It is available on every page, so it includes the data layer. */
export default function ToneDialog({ onClose }: { onClose: () => void }) {
  const [changed, setChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useUnloadQuestion(changed);

  function leave() {
    if (changed) setLeaving(true);
    else onClose();
  }
  return (
    <Dialog open onClose={leave}>
      <DialogContent className="max-w-xl!">
        <DialogTitle>{toneTexts.dialog}</DialogTitle>
        <DialogDescription>{toneTexts.dialogIntro}</DialogDescription>
        <QueryClientProvider client={queryClient}>
          <StoredTone changed={changed} onChanged={setChanged} onCancel={leave} onSaved={onClose} />
        </QueryClientProvider>
        {leaving && (
          <LeaveDialog
            title={toneTexts.leaveQuestion}
            description={toneTexts.leaveText}
            onStay={() => {
              setLeaving(false);
            }}
            onLeave={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface StoredToneProps {
  changed: boolean;
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function StoredTone({ changed, ...props }: StoredToneProps) {
  const { data, error, isFetching, refetch } = useTone();
  // A text from another tab replaces the stored one, but never the text that is being typed.
  const [shown, setShown] = useState(data?.tone);
  if (data && !changed && shown !== data.tone) setShown(data.tone);
  if (data) return <ToneForm key={shown} stored={data.tone} storedOff={data.off ?? []} {...props} />;
  if (!error)
    return (
      <div aria-busy="true">
        <output className="sr-only">Loading your style</output>
        <Skeleton className="h-64 rounded-md" />
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="alert" className="text-[0.9375rem]">
        {readableError(error, toneTexts.fetchFailed)}
      </p>
      <TryAgainButton query={{ isFetching, refetch }} />
    </div>
  );
}
