import { status, type Status } from "@contract/product.ts";
import { api } from "./api-client.ts";

let asked: Promise<Status> | null = null;

/** What the server says about itself; asked once, and again only after a failure. */
export function loadStatus(): Promise<Status> {
  asked ??= api("/api/status", { schema: status }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
