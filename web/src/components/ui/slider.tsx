import type { ComponentProps, CSSProperties } from "react";
import { cn } from "@/lib/cn.ts";

interface SliderProps extends Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  value: number;
  min?: number;
  max?: number;
  onValueChange: (value: number) => void;
  /** The meaning of the value in words, for screen readers. */
  valueText: string;
}

/** The native range input; its track is filled up to the thumb. */
export function Slider({
  value,
  min = 0,
  max = 100,
  onValueChange,
  valueText,
  className,
  style,
  ...props
}: SliderProps) {
  const filled = { ...style, "--filled": `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      style={filled}
      className={cn("slider", className)}
      {...props}
    />
  );
}
