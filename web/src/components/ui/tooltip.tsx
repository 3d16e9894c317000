import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { tooltipDelayMs } from "@contract/limits.ts";

/** Says what a control is after a short rest on it. The control must have its own accessible name as well. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} collisionPadding={8} className="z-50 max-w-64 rounded-sm bg-foreground px-2.5 py-1.5 text-sm text-background shadow-md animate-fade-in">
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
