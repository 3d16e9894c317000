import { QueryClient } from "@tanstack/react-query";
import { onLogout } from "./session.ts";

/** Defaults of the product specification, section 7: never stale, no refetch on focus, no polling, no retries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
    mutations: { retry: false },
  },
});

onLogout(() => queryClient.clear());
