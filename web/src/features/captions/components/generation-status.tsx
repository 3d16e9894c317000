import { useStore } from "@/lib/store.ts";
import { captionBatches } from "../caption-batches.ts";

/** Tells screen readers, politely and in few words, that captions are being written and which one has arrived. */
export function GenerationStatus({ running, added }: { running: boolean; added: string }) {
  const [newest] = useStore(captionBatches);
  const arrived = newest?.arriving ? `Caption ${newest.captions.length} of ${newest.requested}` : null;
  const loading = "Generating creative captions for you...";
  return <output className="sr-only">{running ? (arrived ?? loading) : added}</output>;
}
