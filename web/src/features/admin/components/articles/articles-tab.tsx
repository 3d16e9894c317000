import { useState } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { articleAdminTexts, panelTexts } from "../../admin-texts.ts";
import { TabVisibility } from "../tab-visibility.tsx";
import { ArticleList } from "./article-list.tsx";
import { ArticleGenerator } from "./article-generator.tsx";

export function ArticlesTab() {
  const [tab, setTab] = useState("list");
  const { tabs } = articleAdminTexts;
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList label={panelTexts.tabs.articles} variant="underline">
        <Tab value="list">{tabs.list}</Tab>
        <Tab value="generator">{tabs.generator}</Tab>
      </TabList>
      <TabPanel value="list" className="pt-5">
        <TabVisibility visible={tab === "list"}>
          <ArticleList />
        </TabVisibility>
      </TabPanel>
      <TabPanel value="generator" className="pt-5">
        <ArticleGenerator />
      </TabPanel>
    </Tabs>
  );
}
