import { status } from "@contract/product.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";

/** Which parts of the server are stood in for. */
export const statusOptions = queryOptions({
  queryKey: ["status"],
  queryFn: ({ signal }) => api("/api/status", { schema: status, signal }),
});
