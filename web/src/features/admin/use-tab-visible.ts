import { createContext, use } from "react";

export const TabVisibleContext = createContext(true);

/** Whether the tab, and every tab around it, is the one that is seen. */
export const useTabVisible = (): boolean => use(TabVisibleContext);
