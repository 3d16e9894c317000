import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { enquiryTexts } from "../enquiry-texts.ts";
import type { EnquiryMessage } from "../use-enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { EnquiryMessages } from "./enquiry-messages.tsx";

interface EnquiryDialogProps {
  messages: EnquiryMessage[];
  waiting: boolean;
  ask: (question: string) => boolean;
  onClose: () => void;
  returnFocus: () => void;
}

export default function EnquiryDialog({ messages, waiting, ask, onClose, returnFocus }: EnquiryDialogProps) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        side="corner"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <div className="border-b border-border px-5 py-3.5 pr-14">
          <DialogTitle className="text-lg!">{enquiryTexts.title}</DialogTitle>
          <DialogDescription className="text-sm!">{enquiryTexts.label}</DialogDescription>
        </div>
        <EnquiryMessages messages={messages} waiting={waiting} onLeave={onClose} />
        <EnquiryForm ask={ask} suggesting={messages.length === 1} />
      </DialogContent>
    </Dialog>
  );
}
