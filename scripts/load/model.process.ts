/** The simulated model, in a process of its own, so that it costs the servers' process nothing. */
import type { AddressInfo } from "node:net";
import { pacedModel } from "../measure/paced-model.ts";
import { responseTo } from "./model-response.ts";

const server = pacedModel(responseTo);
server.listen(0, "127.0.0.1", 4096, () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
