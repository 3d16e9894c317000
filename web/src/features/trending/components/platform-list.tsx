import type { TrendingResponse } from "@contract/wire/trending.ts";
import { PenLine } from "lucide-react";
import { Link } from "@/components/link.tsx";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { Card } from "@/components/ui/card.tsx";
import { captionFormPath } from "@/lib/caption-form-link.ts";
import { keywordOf } from "../keyword-of.ts";
import { platformOf } from "../platform-of.ts";
import { OriginBadge } from "./origin-badge.tsx";

export function PlatformList({ platforms }: { platforms: TrendingResponse["platforms"] }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {platforms.map((platform) => (
        <PlatformCard key={platform.name} {...platform} />
      ))}
    </div>
  );
}

/** A platform's topics; each links to the Generate tab with its subject as the keyword. */
function PlatformCard({ name, trendingTopics, topicOrigins }: TrendingResponse["platforms"][number]) {
  const platform = platformOf(name);
  return (
    <Card className="overflow-hidden">
      <h2 className="flex items-center gap-2.5 border-b border-border px-5 py-4 text-lg">
        <PlatformIcon platform={platform ?? "general"} className="text-info-text" />
        {name}
      </h2>
      <ul className="divide-y divide-border">
        {trendingTopics.map((topic, index) => {
          const origin = topicOrigins?.[index];
          return (
            <li key={topic}>
              <Link
                to={captionFormPath({ keyword: keywordOf(topic, origin), platform })}
                className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3 transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="break-words leading-snug">
                  <span className="sr-only">Write about: </span>
                  {topic}
                </span>
                <PenLine
                  aria-hidden="true"
                  className="row-span-2 size-4 text-muted-foreground/70 group-hover:text-primary-text"
                />
                {origin && <OriginBadge origin={origin} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
