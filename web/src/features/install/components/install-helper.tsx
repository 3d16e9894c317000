import { MonitorDown, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { isInstalled } from "../device.ts";
import { dismiss, isDismissed } from "../dismissal.ts";
import { installTexts } from "../install-texts.ts";

const InstallDialog = lazyDialog(() => import("./install-dialog.tsx"));

/** The "Add to Home" button below the page on small screens, where it covers nothing. It is hidden if the site is installed or the button was dismissed. */
export function InstallHelper({ className }: { className?: string }) {
  const [hidden, setHidden] = useState(() => isInstalled(window) || isDismissed(window.localStorage));
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  if (hidden) return null;

  function hide() {
    dismiss(window.localStorage, new Date());
    setHidden(true);
  }
  return (
    <div
      className={`flex items-center rounded-md border border-border bg-popover text-sm font-semibold md:hidden ${className ?? ""}`}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
        className="inline-flex h-11 items-center gap-2 rounded-l-md pl-4 pr-1 hover:text-primary-text"
      >
        <MonitorDown aria-hidden="true" className="size-4" />
        {installTexts.button}
      </button>
      <button
        type="button"
        aria-label={installTexts.dismiss}
        onClick={hide}
        className="grid size-11 place-items-center rounded-r-md text-muted-foreground hover:text-foreground"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {open && <InstallDialog onClose={close} onHide={hide} returnFocus={() => button.current?.focus()} />}
    </div>
  );
}
