import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { pageStatus } from "./page-status.ts";

/** Tells the page which parts are simulated, and the addresses of Supabase and of support. */
export const getStatus = defineRoute(endpoints.getStatus, async (_call, services) => pageStatus(services));
