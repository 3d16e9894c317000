import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { dismissToast, useToast, type Toast } from "@/lib/toast.ts";
import { toastActionStyles, toastStyles, toastViewportStyles } from "./toast-styles.ts";

const loadView = () => import("./toast-view.tsx");
const ToastView = lazy(loadView);

/**
 * Shows the notifications. The view is loaded at the person's first press or key, before anything can need it. If it
 * cannot be loaded (no network), a plain one shows the same text.
 */
export function Toaster() {
  const toast = useToast();
  const [wanted, setWanted] = useState(false);
  // Stays mounted after the first notification, because its live region must exist before a message is inserted.
  if (toast && !wanted) setWanted(true);
  useEffect(() => {
    // A failure appears where the view is rendered.
    const warm = () => void loadView().catch(() => undefined);
    const once = { once: true, passive: true } as const;
    window.addEventListener("pointerdown", warm, once);
    window.addEventListener("keydown", warm, once);
    return () => {
      window.removeEventListener("pointerdown", warm);
      window.removeEventListener("keydown", warm);
    };
  }, []);
  if (!wanted) return null;
  return (
    <ToastBoundary>
      <Suspense>
        <ToastView />
      </Suspense>
    </ToastBoundary>
  );
}

class ToastBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <PlainToast /> : this.props.children;
  }
}

function PlainToast() {
  const toast = useToast();
  return (
    <div role="alert" className={toast ? toastViewportStyles : undefined}>
      {toast && <PlainToastBody key={toast.id} toast={toast} />}
    </div>
  );
}

function PlainToastBody({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className={toastStyles(toast.variant)}>
      <div className="flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-sm opacity-90">{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={toastActionStyles}
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.onPress();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        className="tap-target px-2 font-semibold"
        onClick={() => dismissToast(toast.id)}
      >
        ×
      </button>
    </div>
  );
}
