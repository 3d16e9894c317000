import { trendingMessages, type TrendingResponse } from "@contract/wire/trending.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { trendingOptions } from "../api/get-trending.ts";
import { trendingTexts } from "../trending-texts.ts";
import { ScoringExplanation } from "./scoring-explanation.tsx";
import { TrendingHead } from "./trending-head.tsx";
import { TrendingEmpty, TrendingFailed, TrendingLoading } from "./trending-states.tsx";
import { TrendingTabs } from "./trending-tabs.tsx";
import { UpdateCountdown } from "./update-countdown.tsx";

const isEmpty = ({ topEmojis, topHashtags, platforms, sources }: TrendingResponse) =>
  [topEmojis, topHashtags, platforms, sources].every((list) => list.length === 0);

/**
 * Everything of /trending below the navigation.
 * @param below rendered together with the fetched data, so that it does not move
 */
export function TrendingPage({ below }: { below?: ReactNode }) {
  const { data, error, isPending, isFetching, isRefetchError, dataUpdatedAt, errorUpdatedAt, refetch } =
    useQuery(trendingOptions);
  const failed = data === undefined && error !== null;

  useEffect(() => {
    // Each failed attempt shows one notification; while trends are shown, a line on the page says it.
    if (failed)
      toast({
        title: trendingMessages.loadFailed,
        description: readableError(error, trendingTexts.loadFallback),
        variant: "destructive",
      });
  }, [failed, error]);

  return (
    <>
      <TrendingHead date={data?.date ?? null}>
        {data && (
          <UpdateCountdown
            date={data.date}
            askedAt={Math.max(dataUpdatedAt, errorUpdatedAt)}
            failed={isRefetchError}
            onDue={() => {
              void refetch({ cancelRefetch: false });
            }}
          />
        )}
      </TrendingHead>
      {isPending && <TrendingLoading />}
      {failed && (
        <TrendingFailed
          error={error}
          retrying={isFetching}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
      {data !== undefined &&
        (data === null || isEmpty(data) ? (
          <TrendingEmpty
            checking={isFetching}
            onCheck={() => {
              void refetch();
            }}
          />
        ) : (
          <>
            <ScoringExplanation />
            <TrendingTabs data={data} />
          </>
        ))}
      {!isPending && below}
    </>
  );
}
