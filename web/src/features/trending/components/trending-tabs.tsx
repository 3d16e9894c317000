import type { TrendingResponse } from "@contract/wire/trending.ts";
import { useSearchParams } from "react-router-dom";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { trendingTexts } from "../trending-texts.ts";
import { EmojiList } from "./emoji-list.tsx";
import { HashtagList } from "./hashtag-list.tsx";
import { PlatformList } from "./platform-list.tsx";
import { SourceList } from "./source-list.tsx";

const tabIds = ["emojis", "hashtags", "platforms", "sources"] as const;

/** The four lists. The address contains the open one. */
export function TrendingTabs({ data }: { data: TrendingResponse }) {
  const [params, setParams] = useSearchParams();
  const current = tabIds.find((id) => id === params.get("tab")) ?? "emojis";
  const lists = {
    emojis: { count: data.topEmojis.length, list: <EmojiList emojis={data.topEmojis} /> },
    hashtags: { count: data.topHashtags.length, list: <HashtagList hashtags={data.topHashtags} /> },
    platforms: { count: data.platforms.length, list: <PlatformList platforms={data.platforms} /> },
    sources: { count: data.sources.length, list: <SourceList sources={data.sources} /> },
  };
  return (
    <Tabs
      value={current}
      onValueChange={(id) => {
        setParams(id === "emojis" ? {} : { tab: id }, { replace: true });
      }}
      className="mt-6"
    >
      <TabList label="Kinds of trends" className="max-sm:-mx-1">
        {tabIds.map((id) => (
          <Tab key={id} value={id} className="max-sm:px-1.5 max-sm:text-sm">
            {trendingTexts.tabs[id]}
          </Tab>
        ))}
      </TabList>
      {tabIds.map((id) => (
        <TabPanel key={id} value={id} className="pt-5">
          {lists[id].count > 0 ? (
            lists[id].list
          ) : (
            <p className="py-12 text-center text-muted-foreground">{trendingTexts.emptyTab[id]}</p>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
