import type { ResponseReader } from "./api-types.ts";

/**
 * Checks of responses, written by hand: the first screen reads its responses with them and needs no schema library.
 * A test compares each reader with the contract's schema.
 */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === "string";
export const isNumber: Check = (value) => Number.isFinite(value);
export const isFlag: Check = (value) => typeof value === "boolean";

export const oneOf =
  (...known: string[]): Check =>
  (value) =>
    isText(value) && known.includes(value as string);

export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object whose named fields pass their checks; it may have more. */
export function objectOf<T>(fields: Record<keyof T & string, Check>): Check {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries<Check>(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));
}

/** @param name what the response is, for the error */
export function readerOf<T>(check: Check, name: string): ResponseReader<T> {
  return {
    safeParse: (value) =>
      check(value) ? { success: true, data: value as T } : { success: false, error: new Error(`not ${name}`) },
  };
}
