import { createContext, use } from "react";

export const TabVisibleContext = createContext(true);

/** Whether this tab and all tabs that contain it are visible. */
export const useTabVisible = (): boolean => use(TabVisibleContext);
