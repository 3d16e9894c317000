import { QueryClientProvider } from "@tanstack/react-query";
import { Page } from "@/components/page.tsx";
import { AdSlot } from "@/features/ads/components/ad-slot.tsx";
import { TrendingPage } from "@/features/trending/components/trending-page.tsx";
import { queryClient } from "@/lib/query-client.ts";
import { TabPanel } from "@/components/ui/tabs.tsx";
import { MainTabs } from "../navigation/main-tabs.tsx";

export default function TrendingRoute() {
  return (
    <QueryClientProvider client={queryClient}>
      <Page title="Trending" className="py-4 sm:py-5">
        <MainTabs value="trending">
          <TabPanel value="trending" className="pt-5">
            <TrendingPage below={<AdSlot className="mt-10" />} />
          </TabPanel>
        </MainTabs>
      </Page>
    </QueryClientProvider>
  );
}
