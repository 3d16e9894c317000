import { useQuery } from "@tanstack/react-query";
import { Spinner } from "@/components/ui/spinner.tsx";
import { panelTexts } from "../admin-texts.ts";
import { autoRespondSetting } from "../api/auto-respond.ts";
import { PanelTabs } from "./panel-tabs.tsx";

/** Waits for what decides the first tab: Settings while auto-respond is on, else (also when nobody knows) Codes. */
export function PanelContent() {
  const { data, isPending } = useQuery(autoRespondSetting);
  if (isPending) return <div className="grid flex-1 place-content-center text-3xl text-primary-text"><Spinner label={panelTexts.loading} /></div>;
  return <PanelTabs initial={data?.enabled ? "settings" : "promoCodes"} />;
}
