import { useEffect, type CSSProperties } from "react";
import { useLocation } from "react-router-dom";
import { resumeKeptEdits } from "@/features/captions/resume-kept-edits.ts";
import { ChatLauncher } from "@/features/chat/components/chat-launcher.tsx";
import { InstallHelper } from "@/features/install/components/install-helper.tsx";
import { LiveUpdates } from "@/features/live/live-updates.tsx";
import { OfflineNote } from "@/features/offline/components/offline-note.tsx";
import { keepLastSeen } from "@/features/offline/keep-last-seen.ts";
import { TooltipLayer } from "@/features/tooltips/tooltip-layer.tsx";
import { useSession } from "@/lib/session.ts";
import { widgetsHiddenAt } from "@/lib/widgets.ts";
import { useBottomBar } from "./bottom-bar.ts";

/** Components that accompany every page but are not part of its first screen. */
export default function Companions() {
  const session = useSession();
  const { pathname } = useLocation();
  const barHeight = useBottomBar();
  useEffect(keepLastSeen, []);
  const user = session.status === "signed-in" ? session.user : null;
  const chat = user !== null && !widgetsHiddenAt(pathname);
  const live = session.status === "signed-in" && !session.lastSeen ? session.user.id : null;
  useEffect(() => {
    if (live) resumeKeptEdits(live);
  }, [live]);
  return (
    <>
      <OfflineNote />
      <InstallHelper className="mx-4 mb-6 w-fit sm:mx-6" />
      <div
        // On phones, the bar leaves room for the assistant beside its button, and nothing covers a caption that is edited.
        style={{ "--bar-height": `${barHeight}px` } as CSSProperties}
        className="md:-translate-y-(--bar-height) pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex items-end transition-[translate] duration-150 *:pointer-events-auto sm:inset-x-6 max-md:[body:has(article_textarea:focus)_&]:hidden"
      >
        {chat && <ChatLauncher premium={user.premiumAccess} className="ml-auto" />}
      </div>
      <TooltipLayer />
      {live && <LiveUpdates userId={live} />}
    </>
  );
}
