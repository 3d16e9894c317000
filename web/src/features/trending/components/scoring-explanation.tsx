import { scoreWeights } from "@contract/rules/trending-score.ts";
import { trendOriginLabels, trendOrigin } from "@contract/wire/trending.ts";
import { ChevronDown } from "lucide-react";
import { scoringTexts } from "../trending-texts.ts";
import { OriginBadge } from "./origin-badge.tsx";

/** What the scores mean and where items come from; collapsed by default. */
export function ScoringExplanation() {
  return (
    <details className="group mt-6 rounded-lg border border-border bg-card shadow-sm">
      <summary className="flex min-h-[3.125rem] list-none items-center justify-between gap-3 rounded-lg px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {scoringTexts.title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted-foreground transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-6 border-t border-border px-5 py-5">
        <p className="max-w-[41rem] text-[0.9375rem]">{scoringTexts.intro}</p>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {scoringTexts.lists.map(({ id, title }) => (
            <section key={id} aria-labelledby={`weights-${id}`}>
              <h2 id={`weights-${id}`} className="text-base">
                {title}
              </h2>
              <ul className="mt-2 grid gap-1.5 text-sm">
                {scoreWeights[id].map(({ label, weight }) => (
                  <li
                    key={label}
                    className="grid grid-cols-[1fr_auto] items-baseline gap-3 border-b border-border pb-1.5 last:border-0"
                  >
                    <span>{label}</span>
                    <span className="font-semibold tabular-nums">{weight}%</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="max-w-[41rem] text-[0.9375rem]">{scoringTexts.bands}</p>
        <dl className="grid gap-2 text-[0.9375rem]">
          {trendOrigin.options.map((origin) => (
            <div key={origin} className="sm:grid sm:grid-cols-[7.5rem_1fr] sm:items-baseline">
              <dt>
                <OriginBadge origin={origin} />
              </dt>
              <dd className="text-muted-foreground">{trendOriginLabels[origin].description}.</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
