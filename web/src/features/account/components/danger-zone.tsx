import { Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { accountTexts } from "../account-texts.ts";

const DeleteAccountDialog = lazyDialog(() => import("./delete-account-dialog.tsx"));

export function DangerZone() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return (
    <section
      aria-labelledby="danger-title"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-destructive/25 bg-destructive-soft/50 px-5 py-5 sm:px-6"
    >
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h3 id="danger-title" className="text-base text-destructive-text">
          {accountTexts.dangerTitle}
        </h3>
        <p className="text-sm">{accountTexts.dangerText}</p>
      </div>
      <Button
        variant="outline"
        className="text-destructive-text!"
        onClick={() => {
          setOpen(true);
        }}
        onPointerEnter={DeleteAccountDialog.warm}
        onFocus={DeleteAccountDialog.warm}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {accountTexts.dangerTitle}
      </Button>
      {open && <DeleteAccountDialog onClose={close} />}
    </section>
  );
}
