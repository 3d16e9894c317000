import * as z from "zod/mini";
import { Refusal, invalid } from "../refusal.ts";
import type { FormValues } from "../form.ts";

/** Parameters come from a form, where every value is text. */
export const text = z.string().check(z.maxLength(5000));
export const id = z.string().check(z.minLength(1), z.maxLength(255));
export const integer = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number));
export const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);
/** An empty value removes the entry. */
export const metadata = z.union([
  z.pipe(
    z.literal(""),
    z.transform((): Record<string, string> => ({})),
  ),
  z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500))),
]);
/** Parameters of every call. */
export const common = { expand: z.optional(z.array(z.string())) };
/** Parameters of every list call; `limit` from 1 to 100. */
export const paging = {
  ...common,
  limit: z.optional(z.pipe(integer, z.number().check(z.minimum(1), z.maximum(100)))),
  starting_after: z.optional(id),
  ending_before: z.optional(id),
};
const range = z.strictObject({
  gt: z.optional(integer),
  gte: z.optional(integer),
  lt: z.optional(integer),
  lte: z.optional(integer),
});
/** A time or a range of times, in Unix seconds. */
export const created = z.optional(z.union([integer, range]));
export type CreatedFilter = z.infer<typeof created>;

export function isCreatedIn(at: number, filter: CreatedFilter): boolean {
  if (filter === undefined) return true;
  if (typeof filter === "number") return at === filter;
  return (
    at > (filter.gt ?? -1) && at >= (filter.gte ?? 0) && at < (filter.lt ?? Infinity) && at <= (filter.lte ?? Infinity)
  );
}

const named = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join("");

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  input?: unknown;
}

function refusalFor(issue: Issue, values: FormValues): Refusal {
  if (issue.code === "unrecognized_keys") {
    const param = named([...issue.path, issue.keys?.[0] ?? ""]);
    return invalid(
      `Received unknown parameter: ${param}. (The Stripe simulator supports only what this product uses.)`,
      {
        code: "parameter_unknown",
        param,
      },
    );
  }
  const param = named(issue.path);
  let given: unknown = values;
  for (const part of issue.path)
    given = given === null || typeof given !== "object" ? undefined : (given as Record<PropertyKey, unknown>)[part];
  if (given === undefined) return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (given === "")
    return invalid(`You passed an empty string for '${param}'.`, { code: "parameter_invalid_empty", param });
  return invalid(`Invalid ${param}: ${JSON.stringify(given)}`, { code: "parameter_invalid", param });
}

/** @throws Refusal that names the first invalid parameter */
export function readParameters<Schema extends z.ZodMiniType>(schema: Schema, values: FormValues): z.infer<Schema> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  throw refusalFor(parsed.error.issues[0] as Issue, values);
}
