import { Keyboard } from "lucide-react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useStore } from "@/lib/store.ts";
import { keysShown } from "../caption-keys.ts";
import { captionTexts } from "../caption-texts.ts";

const KeysDialog = lazyDialog(() => import("./keys-dialog.tsx"));

/** Opens the list of keys. On phones there is no button, but the key works there, too. */
export function CaptionKeys() {
  const shown = useStore(keysShown);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto max-sm:hidden"
        aria-label={captionTexts.keys}
        title={captionTexts.keys}
        onPointerEnter={KeysDialog.warm}
        onClick={() => {
          keysShown.set(true);
        }}
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </Button>
      {shown && (
        <KeysDialog
          onClose={() => {
            keysShown.set(false);
          }}
        />
      )}
    </>
  );
}
