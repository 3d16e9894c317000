import { undoMs } from "@contract/rules/display.ts";
import { onLogout } from "./session.ts";
import { onToast, toast, visibleToast } from "./toast.ts";

interface Offer {
  title: string;
  onUndo: () => void;
  /** When it ends, in milliseconds since the epoch. */
  until: number;
  /** The ID of the notification that shows it. */
  shownAs: number;
}

/** An offer with less time left is not shown again: nobody could read and press it. In milliseconds. */
const leftMsMin = 1000;

/** The offers that are still valid, the latest last. */
let offers: Offer[] = [];
/** The ID of the notification that was visible before. */
let before: number | null = null;

function show(offer: Offer): void {
  offer.shownAs = toast({
    title: offer.title,
    duration: offer.until - Date.now(),
    action: {
      label: "Undo",
      onPress: () => {
        offers = offers.filter((other) => other !== offer);
        offer.onUndo();
      },
    },
  });
}

/**
 * Says what was deleted and offers to undo it for ten seconds. Only one notification is visible at a time: if another
 * one replaces this offer, it is shown again afterwards for the rest of its time.
 */
export function offerUndo(title: string, onUndo: () => void): void {
  const offer: Offer = { title, onUndo, until: Date.now() + undoMs, shownAs: 0 };
  show(offer);
  offers.push(offer);
}

onToast(() => {
  const gone = before;
  before = visibleToast()?.id ?? null;
  if (before !== null) return;
  // It was closed, pressed or has expired; one that was replaced is followed by another notification.
  offers = offers.filter(({ shownAs, until }) => shownAs !== gone && until - Date.now() >= leftMsMin);
  const next = offers.at(-1);
  if (!next) return;
  // After all listeners have heard that none is visible.
  queueMicrotask(() => {
    if (visibleToast() === null && offers.includes(next)) show(next);
  });
});

onLogout(() => {
  offers = [];
});
