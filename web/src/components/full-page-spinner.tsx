import { Spinner } from "./ui/spinner.tsx";

/** As high as the screen, so that the footer does not jump when the page arrives. */
export function FullPageSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div className="grid min-h-dvh flex-1 place-items-center text-3xl text-primary-text">
      <Spinner label={label} />
    </div>
  );
}
