import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { getInstallPrompt, onInstallPrompt, clearInstallPrompt } from "@/lib/install-prompt.ts";
import { deviceOf } from "../device.ts";
import { installTexts, instructions } from "../install-texts.ts";

interface InstallDialogProps {
  onClose: () => void;
  onHide: () => void;
  returnFocus: () => void;
}

/** Explains how to add the site to this device's home screen, or offers the browser's own prompt. */
export default function InstallDialog({ onClose, onHide, returnFocus }: InstallDialogProps) {
  const prompt = useSyncExternalStore(onInstallPrompt, getInstallPrompt);
  const { title, steps } = instructions[deviceOf(navigator)];

  async function install() {
    if (!prompt) return;
    clearInstallPrompt();
    const { outcome } = await prompt.prompt();
    if (outcome === "accepted") onHide();
  }
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        className="max-w-md!"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <DialogTitle>{installTexts.title}</DialogTitle>
        <DialogDescription>{installTexts.intro}</DialogDescription>
        {prompt && (
          <div className="grid gap-2 rounded-md bg-info-soft p-4">
            <p className="text-sm">{installTexts.installHint}</p>
            <Button
              className="justify-self-start"
              onClick={() => {
                void install();
              }}
            >
              <Download aria-hidden="true" className="size-4" />
              {installTexts.install}
            </Button>
          </div>
        )}
        <section aria-labelledby="install-steps" className="grid gap-3">
          <h3 id="install-steps" className="text-base">
            {prompt ? `${installTexts.orByHand} ${title}` : title}
          </h3>
          <ol className="grid gap-2.5">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <DialogFooter>
          <Button variant="ghost" onClick={onHide}>
            {installTexts.hide}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {installTexts.done}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
