import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useSession } from "@/lib/session.ts";
import { changeDraft } from "../caption-draft.ts";
import { linkedDraft, withoutLinkedDraft } from "../share/shared-caption.ts";
import { useGenerate } from "../use-generate.ts";
import { CaptionList } from "./caption-list.tsx";
import { CaptionPanel } from "./caption-panel.tsx";

/** The Generate tab: what to write at the left, what was written at the right; one under the other on phones. */
export default function GenerateTab() {
  const session = useSession();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { running, quotaSpent, added, start } = useGenerate();
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    const linked = linkedDraft(search);
    if (!linked) return;
    changeDraft(linked);
    setSearch(withoutLinkedDraft(search), { replace: true });
  }, [search, setSearch]);

  if (session.status !== "signed-in") return null;

  function showList() {
    // On phones the list stands below the panel: bring it into view as soon as something happens there.
    if (list.current && list.current.getBoundingClientRect().top > window.innerHeight * 0.6) list.current.scrollIntoView({ behavior: "smooth", block: "start" });
  }
  function handleGenerate() {
    showList();
    void start();
  }
  function handleTry(keyword: string) {
    changeDraft({ keyword });
    panel.current?.querySelector("input")?.focus();
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-8">
      <div ref={panel}><CaptionPanel user={session.user} running={running} quotaSpent={quotaSpent} onGenerate={handleGenerate} /></div>
      <div ref={list} className="min-w-0 scroll-mt-20"><CaptionList user={session.user} running={running} onTry={handleTry} /></div>
      <output className="sr-only">{running ? "Generating creative captions for you..." : added}</output>
    </div>
  );
}
