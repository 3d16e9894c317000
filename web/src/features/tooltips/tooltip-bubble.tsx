import { Tooltip as Radix } from "radix-ui";

/** The bubble itself, placed by Radix beside a stand-in that lies exactly over the control. */
export default function TooltipBubble({ element, text }: { element: HTMLElement; text: string }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open>
        <Radix.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} collisionPadding={8} className="pointer-events-none z-[60] max-w-64 rounded-sm bg-foreground px-2.5 py-1.5 text-sm text-background shadow-md animate-fade-in">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
