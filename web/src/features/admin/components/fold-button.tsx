import { Button } from "@/components/ui/button.tsx";
import { panelTexts } from "../admin-texts.ts";

/** Shows the rest of a text, and folds it again. */
export function FoldButton({ open, onChange }: { open: boolean; onChange: (open: boolean) => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={open}
      className="-ml-3"
      onClick={() => {
        onChange(!open);
      }}
    >
      {open ? panelTexts.showLess : panelTexts.showMore}
    </Button>
  );
}
