import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { accountTexts } from "../account-texts.ts";

const loadDialog = () => import("./delete-account-dialog.tsx");
const DeleteAccountDialog = lazy(loadDialog);

export function DangerZone() {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="danger-title" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-destructive/25 bg-destructive-soft/50 px-5 py-5 sm:px-6">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <h3 id="danger-title" className="text-base text-destructive-text">{accountTexts.dangerTitle}</h3>
        <p className="text-sm">{accountTexts.dangerText}</p>
      </div>
      <Button variant="outline" className="text-destructive-text!" onClick={() => { setOpen(true); }} onPointerEnter={() => { void loadDialog(); }} onFocus={() => { void loadDialog(); }}>
        <Trash2 aria-hidden="true" className="size-4" />{accountTexts.dangerTitle}
      </Button>
      {open && <Suspense><DeleteAccountDialog onClose={() => { setOpen(false); }} /></Suspense>}
    </section>
  );
}
