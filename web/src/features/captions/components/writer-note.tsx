import type { WriterKind } from "@contract/wire/captions.ts";
import { useSession } from "@/lib/session.ts";
import { useStatus } from "@/lib/use-status.ts";

const withoutAi = "Written without AI";
const builtInWriter = "Built-in writer: set OPENAI_API_KEY for AI captions";

/**
 * Says below captions when no language model wrote them. Administrators read how to use one, before the first caption
 * as well.
 */
export function WriterNote({ lastWriter }: { lastWriter: WriterKind | null }) {
  const status = useStatus();
  const session = useSession();
  const isAdmin = session.status === "signed-in" && session.user.isAdmin;
  const writer = lastWriter ?? (isAdmin ? status?.writer : undefined);
  if (writer !== "built-in") return null;
  return (
    <p className="w-fit rounded-full bg-info-soft px-3 py-1 text-xs font-medium text-info-text">
      {isAdmin ? builtInWriter : withoutAi}
    </p>
  );
}
