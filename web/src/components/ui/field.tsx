import { useId, type ReactNode } from "react";
import { AlertIcon } from "@/components/icons.tsx";
import { cn } from "@/lib/cn.ts";
import { Label } from "./label.tsx";

/** The attributes that the control inside a field needs. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown to the right of the label, for example a link or a counter. */
  aside?: ReactNode;
  description?: ReactNode;
  error?: string;
  /** `inline` places the control before its label, as with a checkbox. */
  layout?: "stacked" | "inline";
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, description and error, connected by IDs. */
export function Field({ label, aside, description, error, layout = "stacked", className, children }: FieldProps) {
  const id = useId();
  const describedBy = [description ? `${id}-description` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const control = children({
    id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
  });
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      {layout === "inline" ? (
        <div className="flex items-start gap-2.5">
          {control}
          <Label htmlFor={id} className="font-normal! leading-6">
            {label}
          </Label>
        </div>
      ) : (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <Label htmlFor={id}>{label}</Label>
            {aside}
          </div>
          {control}
        </>
      )}
      {description && (
        <p id={`${id}-description`} className="text-sm text-muted-foreground">
          {description}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-destructive-text">
      <AlertIcon className="mt-[3px] size-3.5" />
      {children}
    </p>
  );
}
