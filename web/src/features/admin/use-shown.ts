import { createContext, use } from "react";

export const ShownContext = createContext(true);

/** Whether the tab, and every tab around it, is the one that is seen. */
export const useShown = (): boolean => use(ShownContext);
