import { Portal } from "radix-ui";
import { Popper } from "radix-ui/internal";

/**
 * The bubble, placed by what Radix places its own tooltips with, beside an element that lies exactly over the control.
 * Radix's tooltip itself is a layer that keeps Escape from the dialog below it. It says the control's name once more, for
 * those who see it: to a screen reader it would be a text that belongs to nothing, outside the dialog and the landmarks.
 */
export default function TooltipBubble({ element, text }: { element: HTMLElement; text: string }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return (
    <Popper.Root>
      <Popper.Anchor asChild>
        <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
      </Popper.Anchor>
      <Portal.Root aria-hidden="true">
        <Popper.Content
          side="top"
          sideOffset={6}
          collisionPadding={8}
          role="tooltip"
          className="pointer-events-none z-[60] max-w-64 rounded-sm bg-foreground px-2.5 py-1.5 text-sm text-background shadow-md animate-fade-in"
        >
          {text}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}
