import { dismissToast, useToast } from "@/lib/toast.ts";

/** The visible notification as plain text, for tests that render a feature without the shell. */
export function ShowToasts() {
  const toast = useToast();
  return (
    toast && (
      <div data-testid="toast" data-variant={toast.variant}>
        {toast.title}
        {toast.description ? ` / ${toast.description}` : ""}
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              dismissToast(toast.id);
              toast.action?.onPress();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
    )
  );
}
