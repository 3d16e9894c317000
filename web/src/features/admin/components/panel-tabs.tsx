import { settingsTabDelayMs } from "@contract/rules/display.ts";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { panelTexts } from "../admin-texts.ts";
import { AutoRespondEnabledContext, panelTabs, type PanelTab } from "../panel-tab.ts";
import { ArticlesTab } from "./articles/articles-tab.tsx";
import { CodesTab } from "./codes/codes-tab.tsx";
import { EmptyState } from "./list-frame.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { TabVisibility } from "./tab-visibility.tsx";
import { SocialTab } from "./social-tab.tsx";

const contents: Record<PanelTab, ComponentType> = {
  promoCodes: CodesTab,
  socialMedia: SocialTab,
  articles: ArticlesTab,
  settings: SettingsTab,
  users: UsersTab,
};

/** The five tabs. Each is rendered when it is first opened and then kept with everything typed into it. */
export function PanelTabs({ initial }: { initial: PanelTab }) {
  const [tab, setTab] = useState(initial);
  const [opened, setOpened] = useState<PanelTab[]>([]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function leadToSettings() {
    if (tab !== "socialMedia") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The pressed switch is no longer visible, so the focus moves to the new tab.
      const settings = list.current?.querySelector<HTMLButtonElement>('[id$="-tab-settings"][aria-selected="false"]');
      settings?.click();
      settings?.focus();
    }, settingsTabDelayMs);
  }

  return (
    <AutoRespondEnabledContext value={leadToSettings}>
      <Tabs
        value={tab}
        onValueChange={(next) => {
          clearTimeout(timer.current);
          setTab(next as PanelTab);
          // All tabs scroll in the same area; a tab starts at its top.
          if (scrolled.current) scrolled.current.scrollTop = 0;
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div ref={list} className="px-4 sm:px-6">
          <TabList label={panelTexts.title}>
            {panelTabs.map((key) => (
              <Tab key={key} value={key} className="min-w-0 px-1! text-sm! sm:px-3! sm:text-[0.9375rem]!">
                {panelTexts.tabs[key]}
              </Tab>
            ))}
          </TabList>
        </div>
        {/* Positioned, so that what is there for screen readers only scrolls along and does not stretch the sheet. */}
        <div
          ref={scrolled}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-10 pt-5 sm:px-6"
        >
          {panelTabs.map((key) => {
            const Content = contents[key];
            return (
              <TabPanel key={key} value={key}>
                <TabVisibility visible={tab === key}>{opened.includes(key) && <Content />}</TabVisibility>
              </TabPanel>
            );
          })}
        </div>
      </Tabs>
    </AutoRespondEnabledContext>
  );
}

function UsersTab() {
  return <EmptyState title={panelTexts.users.title} hint={panelTexts.users.hint} />;
}
