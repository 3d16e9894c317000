import type { PostPlatformId } from "@contract/rules/platforms.ts";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

/** Marks drawn for this product, simple enough to be recognized at 16 px. */
const marks: Record<PostPlatformId | "whatsapp", ReactNode> = {
  general: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c3 2.6 3.9 5.4 3.9 8.5s-.9 5.9-3.9 8.5c-3-2.6-3.9-5.4-3.9-8.5S9 6.1 12 3.5" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" strokeWidth="2.4" />
    </>
  ),
  x: <path d="M5 5l14 14M19 5L5 19" strokeWidth="2.2" />,
  tiktok: <path d="M13 4v10.4a3.6 3.6 0 1 1-3.6-3.6M13 4c.4 3 2.3 4.8 5 5" strokeWidth="2.2" />,
  facebook: <path d="M15.5 4.5h-1.4c-1.9 0-2.9 1.2-2.9 3.1V20M8 11.5h6.6" strokeWidth="2.2" />,
  linkedin: <path d="M6 10v8.5M6 6h.01M11 18.5V10m0 3.7c0-2 1.3-3.7 3.5-3.7S18 11.5 18 13.7v4.8" strokeWidth="2.2" />,
  threads: (
    <path d="M17.6 8.6C16.8 6 14.8 4.5 12 4.5c-4 0-6.3 2.8-6.3 7.5s2.3 7.5 6.3 7.5c3.3 0 5.6-1.8 5.6-4.3 0-2.6-2.2-4-5-4-2.3 0-3.8 1-3.8 2.6 0 1.5 1.3 2.4 2.9 2.4 2.2 0 3.4-1.4 3.4-3.9 0-2-1-3.1-2.8-3.1-1.1 0-1.9.4-2.4 1.2" />
  ),
  bluesky: (
    <path d="M12 11.2C10.6 8.6 7.7 5.8 5.4 5.2c-1-.2-1.4.4-1.3 1.5.2 2 .6 4.2 1.2 5 .8 1.1 2.2 1.4 4 1.2-2.6.5-3.9 1.6-2.6 3.6 2 3 4.3.8 5.3-2.3 1 3.1 3.3 5.3 5.3 2.3 1.3-2 0-3.1-2.6-3.6 1.8.2 3.2-.1 4-1.2.6-.8 1-3 1.2-5 .1-1.1-.3-1.7-1.3-1.5-2.3.6-5.2 3.4-6.6 6z" />
  ),
  whatsapp: (
    <>
      <path d="M4.5 19.5l1.2-4.1a8 8 0 1 1 3 2.9z" />
      <path d="M9.3 8.8c-.4 2.9 2.9 6.3 5.9 6l.6-1.8-2-.9-.9.9c-.9-.4-1.7-1.2-2.1-2.1l.9-.9-.9-2z" strokeWidth="1.3" />
    </>
  ),
};

/** A platform's mark. Screen readers skip it, because the text next to it names the platform. */
export function PlatformIcon({ platform, className }: { platform: keyof typeof marks; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn("size-5 shrink-0", className)}
    >
      {marks[platform]}
    </svg>
  );
}
