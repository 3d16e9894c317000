import { useState, type ComponentProps } from "react";
import { EyeIcon } from "@/components/icons.tsx";
import { Input } from "@/components/ui/input.tsx";

/** A password field with a button that shows its text. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`pr-12 ${className ?? ""}`}
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <EyeIcon crossed={shown} className="size-[1.15rem]" />
      </button>
    </div>
  );
}
