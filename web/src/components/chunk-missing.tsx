import { useEffect } from "react";
import { toast } from "@/lib/toast.ts";

/** Replaces a dialog whose code could not be loaded: it shows a message and closes itself. */
export function ChunkMissing({ onGone }: { onGone: () => void }) {
  useEffect(() => {
    toast({
      title: "This could not be opened",
      description: "Your connection may be down, or a newer version has just been published. Reloading fetches it.",
      variant: "destructive",
    });
    onGone();
  }, [onGone]);
  return null;
}
