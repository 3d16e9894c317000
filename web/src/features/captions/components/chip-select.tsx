import { useId } from "react";
import { ChevronDownIcon } from "@/components/icons.tsx";
import { cn } from "@/lib/cn.ts";

interface ChipSelectProps {
  /** The label before the choice: "Reads as". */
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
  /** Beside the list, where two chips share the width of the form, the label is above the choice. */
  compact?: boolean;
}

/** A native select styled as a chip: "Reads as: an offer". */
export function ChipSelect({ label, value, options, onChange, compact = false }: ChipSelectProps) {
  const id = useId();
  return (
    <span
      className={cn(
        "relative inline-flex h-9 min-w-0 max-w-full items-center rounded-full border border-border bg-sunken text-sm transition-colors duration-150 hover:border-input pointer-coarse:h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        compact && "lg:h-11 lg:rounded-md",
      )}
    >
      <label
        htmlFor={id}
        className={cn(
          "shrink-0 pl-3 text-muted-foreground",
          compact && "lg:pointer-events-none lg:absolute lg:left-2.5 lg:top-1 lg:pl-0 lg:text-xs",
        )}
      >
        {label}:
      </label>
      <select
        id={id}
        value={value}
        // Where the form is narrow, a long choice is cut off.
        title={options.find(([key]) => key === value)?.[1]}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        className={cn(
          "h-full min-w-0 max-w-52 appearance-none truncate rounded-full bg-transparent pl-1.5 pr-8 font-semibold outline-none [field-sizing:content]",
          compact && "lg:w-full lg:max-w-full lg:rounded-md lg:pb-1 lg:pl-2.5 lg:pr-5 lg:pt-5 lg:text-[0.8125rem]",
        )}
      >
        {options.map(([key, words]) => (
          <option key={key} value={key} className="bg-card text-foreground">
            {words}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        className={cn("pointer-events-none absolute right-3 size-3.5 text-muted-foreground", compact && "lg:right-1.5")}
      />
    </span>
  );
}
