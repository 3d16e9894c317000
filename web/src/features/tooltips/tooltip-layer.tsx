import { lazy, useEffect, useState } from "react";
import { tooltipDelayMs } from "@contract/rules/display.ts";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { tooltipTarget } from "./tooltip-target.ts";

const loadBubble = () => import("./tooltip-bubble.tsx");
const TooltipBubble = lazy(loadBubble);

interface Shown {
  element: HTMLElement;
  text: string;
  key: number;
}

/**
 * Tooltips for every control that is only an icon, after a short rest of the pointer or of the keyboard's focus on it.
 * One listener for the whole page, so that no control carries the tooltip's code.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let resting: HTMLElement | null = null;
    let count = 0;
    const leave = () => {
      clearTimeout(timer);
      resting = null;
      setShown(null);
    };
    const rest = (event: Event) => {
      const target = tooltipTarget(event.target);
      if (target?.element === resting) return;
      leave();
      if (!target) return;
      resting = target.element;
      void loadBubble().catch(() => undefined);
      timer = setTimeout(() => {
        count += 1;
        if (target.element.isConnected) setShown({ ...target, key: count });
      }, tooltipDelayMs);
    };
    const handleOver = (event: PointerEvent) => {
      if (event.pointerType !== "touch") rest(event);
    };
    const handleFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) rest(event);
    };
    const listeners: [keyof DocumentEventMap, (event: never) => void][] = [
      ["pointerover", handleOver],
      ["focusin", handleFocus],
      ["focusout", leave],
      ["pointerdown", leave],
      ["keydown", leave],
      ["scroll", leave],
    ];
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, []);

  return (
    shown && (
      <OptionalChunk key={shown.key}>
        <TooltipBubble element={shown.element} text={shown.text} />
      </OptionalChunk>
    )
  );
}
