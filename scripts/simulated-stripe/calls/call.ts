import type * as z from "zod/mini";
import type { FormValues } from "../form.ts";
import type { World } from "../world.ts";
import { readParameters } from "./parameters.ts";

export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** `:id` stands for one part. */
  path: string;
  /** Reads the parameters; what it returns does the work. @throws Refusal */
  prepare: (values: FormValues, id: string) => (world: World, origin: string) => unknown;
}

/** One call of the API: its parameters and what it does. */
export function call<Schema extends z.ZodMiniType>(
  method: Call["method"],
  path: string,
  schema: Schema,
  run: (world: World, parameters: z.infer<Schema>, id: string, origin: string) => unknown,
): Call {
  return {
    method,
    path,
    prepare: (values, id) => {
      const parameters = readParameters(schema, values);
      return (world, origin) => run(world, parameters, id, origin);
    },
  };
}
