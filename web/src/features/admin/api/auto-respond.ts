import { autoRespond, type AutoRespond } from "@contract/admin-comments.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { adminKey } from "./admin-list.ts";

const path = "/api/admin/social-media/auto-respond";

export const autoRespondSetting = queryOptions({
  queryKey: adminKey("auto-respond"),
  queryFn: ({ signal }) => api(path, { schema: autoRespond, signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const setAutoRespond = (enabled: boolean): Promise<AutoRespond> => api(path, { method: "POST", json: { enabled }, schema: autoRespond });
