import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LeaveDialog } from "@/components/leave-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { useUnloadQuestion } from "@/lib/use-unload-question.ts";
import { endingsOptions } from "../api/endings.ts";
import { endingsTexts } from "../endings-texts.ts";
import { SetList } from "./set-list.tsx";
import { SignatureForm } from "./signature-form.tsx";

interface EndingsDialogProps {
  /** Puts a text under the caption that the dialog was opened for; null to manage only. */
  insert: ((text: string) => void) | null;
  onClose: () => void;
}

/** The hashtag sets and the signature: to manage, and to put under a caption. */
export default function EndingsDialog({ insert, onClose }: EndingsDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(endingsOptions);
  const [setChanged, setSetChanged] = useState(false);
  const [signatureChanged, setSignatureChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const changed = setChanged || signatureChanged;
  useUnloadQuestion(changed);
  function leave() {
    if (changed) setLeaving(true);
    else onClose();
  }
  const handleAdd =
    insert &&
    ((text: string) => {
      insert(text);
      toast({ title: endingsTexts.added });
      leave();
    });
  return (
    <Dialog open onClose={leave}>
      <DialogContent>
        <DialogTitle>{endingsTexts.title}</DialogTitle>
        <DialogDescription>{endingsTexts.intro}</DialogDescription>
        <div className="mt-4 grid gap-6" aria-busy={isFetching}>
          {data && (
            <>
              <SetList sets={data.sets} onAdd={handleAdd} onChanged={setSetChanged} />
              <SignatureForm
                key={data.signature}
                signature={data.signature}
                onAdd={handleAdd}
                onChanged={setSignatureChanged}
              />
            </>
          )}
          {!data && !error && (
            <div className="grid gap-3">
              <output className="sr-only">{endingsTexts.loading}</output>
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="h-24 w-full" />
            </div>
          )}
          {!data && error && (
            <div role="alert" className="grid justify-items-start gap-2">
              <p className="font-semibold">{endingsTexts.loadFailed}</p>
              <p className="text-sm text-muted-foreground">{readableError(error, endingsTexts.pleaseTryAgain)}</p>
              <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
                {endingsTexts.tryAgain}
              </Button>
            </div>
          )}
        </div>
        {leaving && (
          <LeaveDialog
            title={endingsTexts.leaveQuestion}
            description={endingsTexts.leaveText}
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
