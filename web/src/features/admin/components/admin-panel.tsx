import { QueryClientProvider } from "@tanstack/react-query";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { queryClient } from "@/lib/query-client.ts";
import { panelTexts } from "../admin-texts.ts";
import { PanelContent } from "./panel-content.tsx";

interface AdminPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: () => void;
}

/** The side sheet. It keeps the focus inside and returns it when it closes. */
export default function AdminPanel({ open, onOpenChange, returnFocus }: AdminPanelProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Dialog open={open} onOpenChange={onOpenChange}>
        <DialogContent
          side="sheet"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <header className="px-4 pb-3 pt-4 sm:px-6 sm:pt-5">
            <DialogTitle>{panelTexts.title}</DialogTitle>
            <DialogDescription className="pr-8">{panelTexts.subtitle}</DialogDescription>
          </header>
          <PanelContent />
        </DialogContent>
      </Dialog>
    </QueryClientProvider>
  );
}
