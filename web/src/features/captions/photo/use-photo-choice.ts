import { useState } from "react";
import { toast } from "@/lib/toast.ts";
import { setDraftPhoto } from "../caption-form.ts";
import { preparePhoto } from "./prepare-photo.ts";

/**
 * Counts choices, so that a slow photo never replaces one that was chosen after it, and never reappears after its
 * removal.
 */
let lastChoice = 0;

/**
 * Takes files from an input, a drop or the clipboard into the form.
 * @returns `preparing` while a photo is being prepared; `choose` uses the first file; `remove` removes the photo
 */
export function usePhotoChoice(): { preparing: boolean; choose: (files: FileList | null) => void; remove: () => void } {
  const [preparing, setPreparing] = useState(false);

  async function prepare(file: File) {
    lastChoice += 1;
    const choice = lastChoice;
    setPreparing(true);
    try {
      const photo = await preparePhoto(file);
      if (choice !== lastChoice) return;
      if (photo.ok) setDraftPhoto(photo.file, file.name);
      else toast({ ...photo.refusal, variant: "destructive" });
    } finally {
      if (choice === lastChoice) setPreparing(false);
    }
  }

  return {
    preparing,
    choose: (files) => {
      const file = files?.[0];
      if (file) void prepare(file);
    },
    remove: () => {
      lastChoice += 1;
      setPreparing(false);
      setDraftPhoto(null);
    },
  };
}
