import { cn } from "@/lib/cn.ts";

export type ButtonVariant = "primary" | "secondary" | "info" | "outline" | "ghost" | "danger" | "link";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover",
  secondary: "bg-info-soft text-info-text hover:bg-info-soft/70",
  /** For controls that float above a page and are not its main action. */
  info: "bg-info text-info-foreground hover:bg-info-hover",
  outline: "border border-input/60 bg-card text-foreground hover:border-input hover:bg-sunken",
  ghost: "text-foreground hover:bg-sunken",
  danger: "bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive-hover",
  link: "text-primary-text underline decoration-primary-text/40 underline-offset-4 hover:decoration-current",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-9 gap-1.5 px-3 text-sm",
  md: "h-11 gap-2 px-4 text-[0.9375rem]",
  lg: "h-12 gap-2 px-6 text-base",
  icon: "size-10",
};

/** The look of a button, for buttons and for links that act as buttons. */
export function buttonStyles({
  variant = "primary",
  size = "md",
  className,
}: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {}): string {
  return cn(
    "inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md font-semibold transition-colors duration-150",
    "disabled:opacity-55 aria-disabled:opacity-55 tap-target",
    variants[variant],
    variant === "link" && size !== "icon" ? "rounded-sm px-0.5 font-medium" : sizes[size],
    className,
  );
}
