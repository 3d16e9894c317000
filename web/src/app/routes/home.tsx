import { Suspense, useLayoutEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Page } from "@/components/page.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { TabPanel } from "@/components/ui/tabs.tsx";
import { AdSlot } from "@/features/ads/components/ad-slot.tsx";
import { ArticleSection } from "@/features/articles/components/article-section.tsx";
import { EndingsHost } from "../endings-host.tsx";
import { homePanelOf, homePanels } from "../home-panels.tsx";
import { MainTabs } from "../navigation/main-tabs.tsx";
import { UpgradeHost } from "../upgrade-host.tsx";

export default function HomeRoute() {
  const [params] = useSearchParams();
  const current = homePanelOf(params);
  // A tab is loaded when it is first opened and then stays mounted, so that everything typed into it is kept.
  const [opened, setOpened] = useState([current.id]);
  if (!opened.includes(current.id)) setOpened([...opened, current.id]);
  // Content below the first tab is rendered after it, so that nothing moves.
  const [arrived, setArrived] = useState(false);

  return (
    <>
      <Page title={current.label} className="py-4 sm:py-5">
        <h1 className="sr-only">Write captions</h1>
        <MainTabs value={current.id}>
          {homePanels.map(({ id, Component: Content }) => (
            <TabPanel key={id} value={id} className="pt-5">
              {opened.includes(id) && (
                <Suspense fallback={<Skeleton className="min-h-dvh rounded-lg" />}>
                  <Content />
                  <Arrived onArrive={setArrived} />
                </Suspense>
              )}
            </TabPanel>
          ))}
        </MainTabs>
        {arrived && (
          <>
            <AdSlot className="mt-10" />
            <ArticleSection className="mt-12" />
          </>
        )}
      </Page>
      <UpgradeHost />
      <EndingsHost />
    </>
  );
}

/**
 * Placed next to lazily loaded content: reports when that content is there, before it is painted, so that the footer is
 * never visible in between.
 */
function Arrived({ onArrive }: { onArrive: (arrived: true) => void }) {
  useLayoutEffect(() => {
    onArrive(true);
  }, [onArrive]);
  return null;
}
