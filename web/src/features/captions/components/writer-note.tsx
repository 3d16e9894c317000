import type { WriterKind } from "@contract/wire/captions.ts";
import { useSession } from "@/lib/session.ts";
import { useStatus } from "@/lib/use-status.ts";

const withoutAi = "Written without AI";
const builtInWriter = "Built-in writer: set OPENAI_API_KEY for AI captions";

/**
 * Says when no language model is in use, and to administrators how to use one. The last response decides; before the
 * first one, the server's status does.
 */
export function WriterNote({ lastWriter }: { lastWriter: WriterKind | null }) {
  const status = useStatus();
  const session = useSession();
  const writer = lastWriter ?? status?.writer;
  if (writer !== "built-in") return null;
  return (
    <p className="w-fit rounded-full bg-info-soft px-3 py-1 text-xs font-medium text-info-text">
      {session.status === "signed-in" && session.user.isAdmin ? builtInWriter : withoutAi}
    </p>
  );
}
