import { Check, Copy } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast.ts";
import { useCopied } from "@/lib/use-copied.ts";
import { panelTexts } from "../admin-texts.ts";

/** Copies a text that is published manually on the platform, and confirms it for two seconds. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { copied, copy } = useCopied();
  async function handleCopy() {
    if (await copy(text)) toast({ title: panelTexts.copied });
    else toast({ ...panelTexts.copyFailed, variant: "destructive" });
  }
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        void handleCopy();
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
      {copied ? panelTexts.copied : label}
    </Button>
  );
}
