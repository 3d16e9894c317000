import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Tab, TabList, Tabs } from "@/components/ui/tabs.tsx";
import { paths } from "@/lib/paths.ts";

/** The tabs of the main page, the default first; the last one is a page of its own. */
const tabs = [
  { id: "generate", label: "Generate", path: paths.home },
  { id: "history", label: "History", path: "/?tab=history" },
  { id: "account", label: "Account", path: paths.account },
  { id: "trending", label: "Trending", path: paths.trending },
] as const;

export type MainTab = (typeof tabs)[number]["id"];

/** The tab bar of the main page and of /trending. Its children are the panels. */
export function MainTabs({ value, children }: { value: MainTab; children: ReactNode }) {
  const navigate = useNavigate();
  // Between the main page and /trending, the arrow keys only move the focus: the other page needs Enter or a press.
  const isPage = (id: string) => (id === "trending") !== (value === "trending");
  return (
    <Tabs value={value} onValueChange={(id) => void navigate(tabs.find((tab) => tab.id === id)!.path)}>
      <TabList label="Sections" variant="underline">
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} manual={isPage(id)}>
            {label}
          </Tab>
        ))}
      </TabList>
      {children}
    </Tabs>
  );
}
