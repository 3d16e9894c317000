import type { WriterKind } from "@contract/wire/captions.ts";
import { useStatus } from "@/lib/use-status.ts";

/** Says when no language model is in use. The last response decides; before the first one, the server's status does. */
export function WriterNote({ lastWriter }: { lastWriter: WriterKind | null }) {
  const status = useStatus();
  const writer = lastWriter ?? status?.writer;
  if (writer !== "built-in") return null;
  return (
    <p className="w-fit rounded-full bg-info-soft px-3 py-1 text-xs font-medium text-info-text">
      Built-in writer: set OPENAI_API_KEY for AI captions
    </p>
  );
}
