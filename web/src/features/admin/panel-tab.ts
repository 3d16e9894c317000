import { createContext, use } from "react";

/** The keys of the panel's tabs, in the order in which they are shown. */
export const panelTabs = ["promoCodes", "socialMedia", "articles", "settings", "users"] as const;
export type PanelTab = (typeof panelTabs)[number];

/** Called after auto-respond was turned on, so that the panel can open its Settings tab. */
export const AutoRespondEnabledContext = createContext<() => void>(() => {});
export const useAutoRespondEnabled = (): (() => void) => use(AutoRespondEnabledContext);
