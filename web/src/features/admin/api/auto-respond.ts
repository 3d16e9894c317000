import { autoRespond, type AutoRespond } from "@contract/wire/comments.ts";
import * as operations from "@contract/wire/operations.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { ApiError, readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { autoRespondTexts } from "../admin-texts.ts";
import { adminKey } from "./admin-list.ts";

export const autoRespondSetting = queryOptions({
  queryKey: adminKey("auto-respond"),
  queryFn: async ({ signal }) => {
    try {
      return await api(operations.adminGetAutoRespond, { schema: autoRespond, signal });
    } catch (error) {
      if (error instanceof ApiError)
        toast({
          title: autoRespondTexts.fetchFailed,
          description: readableError(error, autoRespondTexts.fetchFailedText),
          variant: "destructive",
        });
      throw error;
    }
  },
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const setAutoRespond = (enabled: boolean): Promise<AutoRespond> =>
  api(operations.adminSetAutoRespond, { json: { enabled }, schema: autoRespond });
