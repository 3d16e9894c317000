import { ArrowRight } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { checkerTexts } from "../checker-texts.ts";
import type { Finding } from "../findings.ts";

/** More findings than this would not be read; the first ones are shown. */
const shownMax = 20;

interface FindingListProps {
  findings: readonly Finding[];
  onReplace: (finding: Finding) => void;
}

/** What to improve, each with what to do and, where the page knows one, the replacement. */
export function FindingList({ findings, onReplace }: FindingListProps) {
  if (findings.length === 0) return <p className="text-muted-foreground">{checkerTexts.nothing}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {findings.slice(0, shownMax).map((finding) => (
          <li
            key={finding.kind + finding.found}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-l-2 border-primary pl-3"
          >
            <p className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{finding.found}</bdi>
              {finding.replacement !== null && (
                <>
                  {" "}
                  <ArrowRight aria-label="becomes" className="inline size-4 text-muted-foreground" />{" "}
                  <bdi>{finding.replacement}</bdi>
                </>
              )}
            </p>
            {finding.replacement !== null && (
              <Button
                variant="outline"
                size="sm"
                className="row-span-2"
                aria-label={`${checkerTexts.replace} ${finding.found}`}
                onClick={() => {
                  onReplace(finding);
                }}
              >
                {checkerTexts.replace}
              </Button>
            )}
            <p className="col-start-1 text-sm text-muted-foreground">{finding.advice}</p>
          </li>
        ))}
      </ul>
      {findings.length > shownMax && (
        <p className="text-sm text-muted-foreground">and {findings.length - shownMax} more</p>
      )}
    </>
  );
}
