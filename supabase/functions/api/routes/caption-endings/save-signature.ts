import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { checkOutcome, endingsOutcome, readEndings } from "./endings.ts";

/** Stores the signature; an empty one removes it. */
export const saveSignature = defineRoute(endpoints.saveSignature, async (call, { database }) => {
  const { token } = call.session;
  const { signature } = call.input;
  checkOutcome(await database.asPerson(token, "save_signature", { p_signature: signature }, endingsOutcome));
  return readEndings(database, token);
});
