import { QueryClientProvider } from "@tanstack/react-query";
import { Page } from "@/components/page.tsx";
import { AdSlot } from "@/features/ads/components/ad-slot.tsx";
import { TrendingPage } from "@/features/trending/components/trending-page.tsx";
import { queryClient } from "@/lib/query-client.ts";

export default function TrendingRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <Page title="Trending" className="py-6 sm:py-10">
        <TrendingPage below={<AdSlot className="mt-10" />} />
      </Page>
    </QueryClientProvider>
  );
}
