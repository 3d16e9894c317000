import type * as z from "zod/mini";
import type { FormValues } from "../form.ts";
import type { World } from "../world.ts";
import { readParameters } from "./parameters.ts";

export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** `:id` matches one path segment. */
  path: string;
  /** Reads the parameters and returns the function that executes the call. @throws Refusal */
  prepare: (values: FormValues, id: string) => (world: World, origin: string) => unknown;
}

/** Defines one API call by its parameters and its effect. */
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
