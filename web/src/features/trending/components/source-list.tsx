import type { TrendingSource } from "@contract/wire/trending.ts";
import { ExternalLink } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { trendingTexts } from "../trending-texts.ts";
import { webAddress } from "../web-address.ts";

export function SourceList({ sources }: { sources: TrendingSource[] }) {
  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-muted-foreground">{trendingTexts.sourcesIntro}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {sources.map((source) => (
          <li key={source.url} className="rounded-lg border border-border bg-card p-5 shadow-sm">
            <Source {...source} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Source({ name, url, category, description }: TrendingSource) {
  const address = webAddress(url);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg">
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex items-baseline gap-1.5 text-primary-text underline decoration-primary-text/40 underline-offset-4 hover:decoration-current"
            >
              {name}
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            name
          )}
        </h2>
        <Badge className="shrink-0">{category}</Badge>
      </div>
      <p title={url} className="mt-0.5 text-sm text-muted-foreground wrap-anywhere">
        {url}
      </p>
      {description && <p className="mt-2 text-[0.9375rem]">{description}</p>}
    </>
  );
}
