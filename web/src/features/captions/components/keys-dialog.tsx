import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { keyGroups, keysDescription } from "../key-list.ts";
import { captionTexts } from "../caption-texts.ts";

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <kbd
      key={key}
      className="inline-grid h-7 min-w-7 place-items-center rounded-sm border border-border bg-sunken px-1.5 font-sans text-xs font-semibold"
    >
      {key}
    </kbd>
  ));
}

const appleDevice = /mac|iphone|ipad/i;

/** The list of keys. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose}>
      <DialogContent>
        <DialogTitle>{captionTexts.keys}</DialogTitle>
        <DialogDescription>{keysDescription}</DialogDescription>
        <div className="mt-4 grid gap-5">
          {keyGroups(appleDevice.test(navigator.platform)).map(({ title, rows }) => (
            <section key={title} aria-label={title} className="grid gap-1">
              <h3 className="text-sm font-semibold text-muted-foreground">{title}</h3>
              <dl>
                {rows.map(({ keys, effect }) => (
                  <div key={effect} className="flex min-h-9 items-center justify-between gap-4 border-b border-border">
                    <dt className="text-sm">{effect}</dt>
                    <dd className="flex gap-1">
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
