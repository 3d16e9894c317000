import { useEffect, useRef } from "react";
import { Field } from "./ui/field.tsx";
import { Input } from "./ui/input.tsx";

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** Whether to take the focus, because the server has just asked for the code. */
  takesFocus?: boolean;
}

/** The six digits of an authenticator app. */
export function CodeField({ value, onChange, error, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <Field label="Code" error={error} className="w-full max-w-48">
      {(control) => (
        <Input
          {...control}
          ref={input}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          className="text-lg tracking-[0.2em] tabular-nums"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
