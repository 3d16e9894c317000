import { Check, Copy } from "lucide-react";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast.ts";
import { useCopied } from "@/lib/use-copied.ts";
import { copyTexts } from "./copy-texts.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  text: string;
  label?: string;
  labelClassName?: string;
  /** What is copied, for screen readers, where several things can be copied: "Copy" and "post 2". */
  what?: string;
}

/** Copies a caption and confirms it for two seconds. */
export function CopyButton({ text, label = copyTexts.copy, labelClassName, what, ...props }: CopyButtonProps) {
  const { copied, copy } = useCopied();
  async function handleCopy() {
    if (await copy(text)) toast({ title: copyTexts.captionCopied });
    else toast({ ...copyTexts.failed, variant: "destructive" });
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      {...props}
      onClick={() => {
        void handleCopy();
      }}
    >
      {copied ? (
        <Check aria-hidden="true" className="size-4 text-info-text" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      <span className={labelClassName}>{copied ? copyTexts.copied : label}</span>
      {what !== undefined && (
        <>
          {" "}
          <span className="sr-only">{what}</span>
        </>
      )}
    </Button>
  );
}
