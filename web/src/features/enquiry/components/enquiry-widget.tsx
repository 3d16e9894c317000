import { MessageCircleQuestionMark } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Button } from "@/components/ui/button.tsx";
import { enquiryTexts } from "../enquiry-texts.ts";
import { useEnquiry } from "../use-enquiry.ts";

const loadDialog = () => import("./enquiry-dialog.tsx");
const EnquiryDialog = lazy(loadDialog);

/** The floating button for visitors and its dialog. The conversation lasts as long as the button is mounted. */
export default function EnquiryWidget() {
  const [open, setOpen] = useState(false);
  const enquiry = useEnquiry();
  const button = useRef<HTMLButtonElement>(null);
  // Only preloads; a failure is shown when the dialog is opened.
  const warm = () => {
    void loadDialog().catch(() => undefined);
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
        }}
        onPointerEnter={warm}
        onFocus={warm}
        aria-label={enquiryTexts.button}
        variant="info"
        className="fixed bottom-[max(1rem,env(safe-area-inset-bottom))] right-4 z-40 h-12! shadow-lg sm:right-6"
      >
        <MessageCircleQuestionMark aria-hidden="true" className="size-5" />
        <span className="max-sm:hidden">{enquiryTexts.button}</span>
      </Button>
      {open && (
        <OptionalChunk>
          <EnquiryDialog
            {...enquiry}
            onClose={() => {
              setOpen(false);
            }}
            returnFocus={() => {
              button.current?.focus();
            }}
          />
        </OptionalChunk>
      )}
    </>
  );
}
