import { sharedParameter } from "@contract/rules/share-target.ts";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { cn } from "@/lib/cn.ts";
import { entryParameter } from "@/lib/paths.ts";
import { useSession } from "@/lib/session.ts";
import { sharedWaits } from "@/lib/shared-content.ts";
import { useStore } from "@/lib/store.ts";
import { captionBatches } from "../caption-batches.ts";
import { toast } from "@/lib/toast.ts";
import { changeForm } from "../caption-form.ts";
import { prefilled } from "../share/prefilled.ts";
import { linkedForm, withoutLinkedForm } from "../share/shared-caption.ts";
import { useFollowEntries } from "../use-follow-entries.ts";
import { useGenerate } from "../use-generate.ts";
import { CaptionList } from "./caption-list.tsx";
import { CaptionPanel } from "./caption-panel.tsx";
import { GenerationStatus } from "./generation-status.tsx";
import { SuggestionForm } from "./suggestion-form.tsx";
import { UpgradeBox } from "./upgrade-box.tsx";

/** On phones the list is below the form: scrolls it into view as soon as something happens there. */
function showList(list: HTMLElement | null): void {
  if (!list || list.getBoundingClientRect().top <= window.innerHeight * 0.6) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
}

function sayUnopened(): void {
  toast({ title: "The caption could not be opened", description: "Please try again.", variant: "destructive" });
}

/** The Generate tab: the form on the left and the captions on the right; one below the other on phones. */
export default function GenerateTab() {
  const session = useSession();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { running, quotaSpent, added, start } = useGenerate();
  const isEmpty = useStore(captionBatches).length === 0;
  useFollowEntries();
  const [search, setSearch] = useSearchParams();
  // The first address of a visit comes from outside; a later one from a link of ours that the person chose.
  const isFromOutside = useLocation().key === "default";

  useEffect(() => {
    const linked = linkedForm(search);
    if (!linked) return;
    changeForm(linked);
    if (linked.keyword && isFromOutside) prefilled.set({ from: "link", keyword: linked.keyword, photo: undefined });
    setSearch(withoutLinkedForm(search), { replace: true });
  }, [search, setSearch, isFromOutside]);

  useEffect(() => {
    const shared = search.has(sharedParameter);
    if (shared) setSearch(withoutLinkedForm(search), { replace: true });
    // Also without the parameter, which a sign-in at a provider does not keep.
    void sharedWaits().then((waits) => {
      if (shared || waits) void import("../share/receive-shared.ts").then(({ receiveShared }) => receiveShared(shared));
    });
  }, [search, setSearch]);

  useEffect(() => {
    const entry = search.get(entryParameter);
    if (entry === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(entryParameter);
    setSearch(rest, { replace: true });
    // Loaded with the first entry that is opened, to keep the first screen small.
    void import("../open-entry.ts").then(async ({ openEntry }) => {
      if (await openEntry(entry)) showList(list.current);
    }, sayUnopened);
  }, [search, setSearch]);

  if (session.status !== "signed-in") return null;
  const { user } = session;
  const spent = quotaSpent || (user.usage.limit !== null && user.usage.used >= user.usage.limit);

  function handleGenerate() {
    showList(list.current);
    void start();
  }
  function handleWriteAgain(change: Parameters<typeof changeForm>[0]) {
    changeForm(change);
    handleGenerate();
  }
  function handleTry(keyword: string) {
    changeForm({ keyword });
    panel.current?.querySelector("input")?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div ref={panel}>
        <CaptionPanel usage={user.usage} running={running} onGenerate={handleGenerate} />
      </div>
      <div
        ref={list}
        className={cn(
          "min-w-0 scroll-mt-20 max-lg:mt-2 lg:row-span-2",
          spent && isEmpty && !running && "max-lg:order-last",
        )}
      >
        <CaptionList user={user} running={running} onTry={handleTry} onWriteAgain={handleWriteAgain} />
      </div>
      <div className="grid content-start gap-4">
        {!user.premiumAccess && <UpgradeBox quotaSpent={spent} />}
        <SuggestionForm user={user} />
      </div>
      <GenerationStatus running={running} added={added} />
    </div>
  );
}
