import { useQuery } from "@tanstack/react-query";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useSession } from "@/lib/session.ts";
import { panelTexts } from "../admin-texts.ts";
import { autoRespondSetting } from "../api/auto-respond.ts";
import { PanelTabs } from "./panel-tabs.tsx";
import { SecondFactorStep } from "./second-factor/second-factor-step.tsx";

/** The panel, or the second-factor step if the administrator must complete it first. */
export function PanelContent() {
  const session = useSession();
  const state = session.status === "signed-in" ? session.user.secondFactor : undefined;
  return state === "enroll" || state === "verify" ? <SecondFactorStep state={state} /> : <OpenPanel />;
}

/**
 * Waits for the setting that decides the first tab: Settings while auto-respond is on, otherwise Codes, also if the
 * setting cannot be fetched.
 */
function OpenPanel() {
  const { data, isPending } = useQuery(autoRespondSetting);
  if (isPending)
    return (
      <div className="grid flex-1 place-content-center text-3xl text-primary-text">
        <Spinner label={panelTexts.loading} />
      </div>
    );
  return <PanelTabs initial={data?.enabled ? "settings" : "promoCodes"} />;
}
