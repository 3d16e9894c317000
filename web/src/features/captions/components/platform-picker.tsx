import { platformIds, platforms, type PlatformId } from "@contract/rules/platforms.ts";
import { useId } from "react";
import { PlatformIcon } from "@/components/platform-icon.tsx";

interface PlatformPickerProps {
  value: PlatformId;
  onChange: (platform: PlatformId) => void;
}

/**
 * Native radio buttons as one segmented control, with the native support for arrow keys and touch. They are equally
 * wide unless a name needs more.
 */
export function PlatformPicker({ value, onChange }: PlatformPickerProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Platform</legend>
      <div className="grid auto-cols-[minmax(max-content,1fr)] grid-flow-col overflow-x-auto gap-1 rounded-md bg-sunken p-1">
        {platformIds.map((platform) => (
          <label
            key={platform}
            className="relative grid min-h-14 lg:pointer-fine:min-h-12 cursor-pointer place-items-center content-center gap-1 rounded-sm text-xs font-semibold text-muted-foreground transition-colors duration-150 hover:text-foreground has-checked:bg-card has-checked:text-primary-text has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={platform}
              checked={value === platform}
              onChange={() => {
                onChange(platform);
              }}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <PlatformIcon platform={platform} />
            {platforms[platform].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
