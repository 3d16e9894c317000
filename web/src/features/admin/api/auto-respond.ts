import { autoRespond, type AutoRespond } from "@contract/wire/comments.ts";
import * as operations from "@contract/wire/operations.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { adminKey } from "./admin-list.ts";

export const autoRespondSetting = queryOptions({
  queryKey: adminKey("auto-respond"),
  queryFn: ({ signal }) => api(operations.adminGetAutoRespond, { schema: autoRespond, signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const setAutoRespond = (enabled: boolean): Promise<AutoRespond> =>
  api(operations.adminSetAutoRespond, { json: { enabled }, schema: autoRespond });
