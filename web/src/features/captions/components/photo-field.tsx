import { imageBytesMax, imageTypes } from "@contract/rules/uploads.ts";
import { Camera, ImagePlus, X } from "lucide-react";
import { useId, useRef, type ChangeEvent } from "react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { cn } from "@/lib/cn.ts";
import type { FormPhoto } from "../caption-form.ts";

/** Phones convert HEIC to JPEG for an input that accepts JPEG and not HEIC. */
const accept = imageTypes.join(",");
const megabytesMax = imageBytesMax / 1024 / 1024;

interface PhotoFieldProps {
  photo: FormPhoto | null;
  preparing: boolean;
  /** Files are being dragged over the page and may be dropped. */
  dragging: boolean;
  onChoose: (files: FileList | null) => void;
  onRemove: () => void;
}

function Preview({ photo, onRemove }: { photo: FormPhoto; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-border bg-sunken p-2">
      <img src={photo.url} alt="What will be uploaded" className="h-20 w-24 shrink-0 rounded-sm bg-card object-cover" />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold">{photo.name}</span>
        <span className="text-muted-foreground">Ready. Its location stays on your device.</span>
      </p>
      <Button variant="ghost" size="icon" aria-label="Remove photo" onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** The optional photo: choose one, take one on a phone, or drop or paste one (the panel listens). */
export function PhotoField({ photo, preparing, dragging, onChoose, onRemove }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChoose(event.currentTarget.files);
    // So that choosing the same file again after removing it counts as a change.
    event.currentTarget.value = "";
  }
  function handleRemove() {
    onRemove();
    // The remove button disappears; the field that reappears takes its focus.
    requestAnimationFrame(() => {
      input.current?.focus();
    });
  }

  return (
    <>
      {photo && !preparing ? (
        <Preview photo={photo} onRemove={handleRemove} />
      ) : (
        <div className="flex gap-2">
          <label
            className={cn(
              "relative flex min-h-[4.75rem] lg:min-h-14 flex-1 cursor-pointer items-center gap-3 rounded-md border-2 border-dashed px-3 py-3 sm:px-4 lg:py-2 transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              dragging ? "border-primary bg-primary-soft" : "border-input/60 hover:border-input hover:bg-sunken",
            )}
          >
            <input
              ref={input}
              type="file"
              accept={accept}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-hint`}
              onChange={handleChange}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {preparing ? (
              <Spinner label="Preparing your photo" className="text-xl text-info-text" />
            ) : (
              <ImagePlus aria-hidden="true" className="size-6 shrink-0 text-info-text" />
            )}
            <span className="text-sm leading-snug">
              <span id={`${id}-label`} className="block font-semibold">
                Photo <span className="font-normal text-muted-foreground">(optional)</span>
              </span>
              <span id={`${id}-hint`} className="text-muted-foreground">
                <span className="pointer-coarse:hidden">Drop or paste one. </span>
                {`PNG, JPG or GIF, under ${megabytesMax} MB`}
              </span>
            </span>
          </label>
          <label
            className={buttonStyles({
              variant: "outline",
              className:
                "relative h-auto! w-14 flex-col overflow-hidden pointer-fine:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
            })}
          >
            <input
              type="file"
              accept="image/jpeg,image/png"
              capture="environment"
              aria-label="Take a photo"
              onChange={handleChange}
              className="absolute inset-0 opacity-0"
            />
            <Camera aria-hidden="true" className="size-6" />
          </label>
        </div>
      )}
    </>
  );
}
