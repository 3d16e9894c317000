import { useState, type ComponentType } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { logTexts, panelTexts, socialTexts } from "../admin-texts.ts";
import { ActivityLogList } from "./activity-log-list.tsx";
import { AutoRespondSwitch } from "./auto-respond-switch.tsx";
import { CommentsTab } from "./comments/comments-tab.tsx";
import { EmptyState } from "./list-frame.tsx";
import { PostsTab } from "./posts/posts-tab.tsx";
import { TabVisibility } from "./tab-visibility.tsx";

type SocialTabKey = keyof typeof socialTexts.tabs;
const contents: Record<SocialTabKey, ComponentType> = {
  posts: PostsTab,
  comments: CommentsTab,
  analytics: Analytics,
  "social-settings": SocialSettings,
};
const keys = Object.keys(contents) as SocialTabKey[];

export function SocialTab() {
  const [tab, setTab] = useState<SocialTabKey>("posts");
  const [opened, setOpened] = useState<SocialTabKey[]>([]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => {
        setTab(next as SocialTabKey);
      }}
    >
      <TabList label={panelTexts.tabs.socialMedia} variant="underline">
        {keys.map((key) => (
          <Tab key={key} value={key} className="px-2! text-sm! sm:px-3! sm:text-[0.9375rem]!">
            {socialTexts.tabs[key]}
          </Tab>
        ))}
      </TabList>
      {keys.map((key) => {
        const Content = contents[key];
        return (
          <TabPanel key={key} value={key} className="pt-5">
            <TabVisibility visible={tab === key}>{opened.includes(key) && <Content />}</TabVisibility>
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

function Analytics() {
  return <EmptyState title={socialTexts.analytics.title} hint={socialTexts.analytics.hint} />;
}

function SocialSettings() {
  return (
    <div className="grid gap-8">
      <AutoRespondSwitch explained />
      <ActivityLogList title={logTexts.settingsTitle} />
    </div>
  );
}
