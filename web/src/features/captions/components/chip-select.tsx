import { useId } from "react";
import { ChevronDownIcon } from "@/components/icons.tsx";

interface ChipSelectProps {
  /** The label above the choice: "Treat it as". */
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** A native select with its label inside: "Treat it as: an offer". */
export function ChipSelect({ label, value, options, onChange }: ChipSelectProps) {
  const id = useId();
  return (
    <span className="relative flex h-11 min-w-0 rounded-md border border-border bg-sunken transition-colors duration-150 hover:border-input has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <label htmlFor={id} className="pointer-events-none absolute left-2.5 top-1 text-xs text-muted-foreground">
        {label}:
      </label>
      <select
        id={id}
        value={value}
        // A long choice is cut off.
        title={options.find(([key]) => key === value)?.[1]}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        className="h-full w-full min-w-0 appearance-none truncate rounded-md bg-transparent pb-1 pl-2.5 pr-6 pt-5 text-[0.8125rem] font-semibold outline-none"
      >
        {options.map(([key, words]) => (
          <option key={key} value={key} className="bg-card text-foreground">
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute right-2 top-1/2 size-3.5 -translate-y-1/2 text-muted-foreground" />
    </span>
  );
}
