import * as z from "zod/mini";
import type { ZodMiniType } from "zod/mini";
import { Random } from "../../command/random.ts";
import { sample, type Schema } from "../../fuzz/sample.ts";

/** Always the same choice, and what is likely where something is left to chance. */
class Likely extends Random {
  override next(): number {
    return 0.5;
  }
}

/** The same body for a request at every call: each field has a value that its schema accepts. */
export function validBody(request: ZodMiniType): unknown {
  return sample(z.toJSONSchema(request, { io: "input", unrepresentable: "any" }) as Schema, new Likely(0), 0);
}
