import { useEffect } from "react";

/** Reports whether a form has unsaved changes, whenever that changes; none once the form is gone. */
export function useReportChanged(changed: boolean, onChanged: (changed: boolean) => void): void {
  useEffect(() => {
    onChanged(changed);
    return () => {
      onChanged(false);
    };
  }, [changed, onChanged]);
}
