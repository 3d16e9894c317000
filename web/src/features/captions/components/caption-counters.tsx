import { captionLength, countEmoji, countHashtags } from "@contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "@contract/rules/platforms.ts";
import { Hash, Smile } from "lucide-react";
import { cn } from "@/lib/cn.ts";

const ringLength = 2 * Math.PI * 7;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Length, counted as the platform does, against its limit, and the number of hashtags and emoji. */
export function CaptionCounters({ caption, platform }: { caption: string; platform: PostPlatformId }) {
  const length = captionLength(caption, platform);
  const { lengthMax } = platforms[platform];
  const over = length > lengthMax;
  const hashtags = countHashtags(caption);
  const emoji = countEmoji(caption);
  return (
    <p className="flex items-center gap-3 text-xs font-medium tabular-nums text-muted-foreground">
      <span className="sr-only">{`${length} of ${lengthMax} characters, ${plural(hashtags, "hashtag", "hashtags")}, ${emoji} emoji`}</span>
      <span
        aria-hidden="true"
        className={cn("inline-flex items-center gap-1.5", over && "text-destructive-text")}
        title={`Length as ${platforms[platform].label} counts it`}
      >
        <svg viewBox="0 0 18 18" className="size-4 -rotate-90" fill="none" strokeWidth="2.5">
          <circle cx="9" cy="9" r="7" className="stroke-border" />
          <circle
            cx="9"
            cy="9"
            r="7"
            className={over ? "stroke-destructive" : "stroke-info"}
            strokeLinecap="round"
            strokeDasharray={ringLength}
            strokeDashoffset={ringLength * (1 - Math.min(1, length / lengthMax))}
          />
        </svg>
        {`${length.toLocaleString("en")}/${lengthMax.toLocaleString("en")}`}
      </span>
      <span aria-hidden="true" className="inline-flex items-center gap-0.5" title="Hashtags">
        <Hash className="size-3.5" />
        {hashtags}
      </span>
      <span aria-hidden="true" className="inline-flex items-center gap-1" title="Emoji">
        <Smile className="size-3.5" />
        {emoji}
      </span>
    </p>
  );
}
