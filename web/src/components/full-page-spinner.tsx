import { Spinner } from "./ui/spinner.tsx";

/** Fills the screen, so that nothing below it is in view and jumps when the page arrives. */
export function FullPageSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div className="grid min-h-dvh pb-[25dvh] flex-1 place-items-center text-3xl text-primary-text">
      <Spinner label={label} />
    </div>
  );
}
