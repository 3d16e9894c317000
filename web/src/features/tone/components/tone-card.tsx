import { TryAgainButton } from "@/components/try-again-button.tsx";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import { toneTexts } from "../tone-texts.ts";
import { useTone } from "../use-tone.ts";
import { ToneButton } from "./tone-button.tsx";

/** The person's stored tone, and the button to change it. */
export function ToneCard() {
  const { data, error, isFetching, refetch } = useTone();
  return (
    <Card aria-labelledby="tone-title">
      <CardHeader>
        <CardTitle id="tone-title">{toneTexts.card}</CardTitle>
        <CardDescription>{toneTexts.cardIntro}</CardDescription>
      </CardHeader>
      <CardContent className="min-h-28" aria-busy={isFetching}>
        {data &&
          (data.tone ? (
            <blockquote
              dir="auto"
              className="line-clamp-5 whitespace-pre-wrap border-s-2 border-info ps-4 text-[0.9375rem] [overflow-wrap:anywhere]"
            >
              {data.tone}
            </blockquote>
          ) : (
            <p className="text-[0.9375rem] text-muted-foreground">{toneTexts.empty}</p>
          ))}
        {!data && !error && (
          <div className="grid gap-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        )}
        {!data && error && (
          <p role="alert" className="text-[0.9375rem] text-muted-foreground">
            {readableError(error, toneTexts.fetchFailed)}
          </p>
        )}
      </CardContent>
      <CardFooter>
        {error && !data ? (
          <TryAgainButton query={{ isFetching, refetch }} />
        ) : (
          <ToneButton variant="outline" label={data?.tone ? toneTexts.edit : toneTexts.add} />
        )}
      </CardFooter>
    </Card>
  );
}
