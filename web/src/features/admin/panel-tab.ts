import { createContext, use } from "react";

/** The panel's tabs, keyed as the admin specification has them. */
export const panelTabs = ["promoCodes", "socialMedia", "articles", "settings", "users"] as const;
export type PanelTab = (typeof panelTabs)[number];

/** Called after auto-respond was turned on, so that the panel can lead to its Settings. */
export const AutoRespondEnabledContext = createContext<() => void>(() => {});
export const useAutoRespondEnabled = (): (() => void) => use(AutoRespondEnabledContext);
