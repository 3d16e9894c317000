import { useToast } from "@/lib/toast.ts";

/** The visible notification as plain text, for tests that render a feature without the shell. */
export function ShowToasts() {
  const toast = useToast();
  return (
    toast && (
      <div data-testid="toast" data-variant={toast.variant}>
        {toast.title}
        {toast.description ? ` / ${toast.description}` : ""}
      </div>
    )
  );
}
