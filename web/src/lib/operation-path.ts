import type { Operation } from "./api-types.ts";

/** The HTTP method of a call. */
export function methodOf(operation: Operation): string {
  return operation.slice(0, operation.indexOf(" "));
}

const pathParameter = /:(\w+)/g;

/**
 * The path of a call on this origin.
 * @param params what stands for the `:name` segments, by name
 */
export function pathOf(operation: Operation, params: Readonly<Record<string, string>> = {}): string {
  const path = operation.slice(operation.indexOf(" ") + 1);
  return path.replace(pathParameter, (_segment, name: string) => encodeURIComponent(params[name]!));
}
