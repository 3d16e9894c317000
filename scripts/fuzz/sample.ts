import { hostileValue } from "./hostile-values.ts";
import type { Random } from "../command/random.ts";

/** The part of JSON Schema that the contract's requests use. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Valid values for fields with a special meaning, so that some calls pass the first check. */
const named: Record<string, readonly string[]> = {
  email: ["{email}", "nobody@example.com"],
  password: ["secret-1", "wrong password"],
  currentPassword: ["wrong password"],
  newPassword: ["Stronger1"],
  termsAccepted: ["true"],
};

/**
 * A value for a schema. Each part is replaced by something hostile with the probability `hostility` (0 to 1).
 * @param name of the field that the value is for
 */
export function sample(schema: Schema, random: Random, hostility: number, name = ""): unknown {
  if (random.chance(hostility)) return hostileValue(random);
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return sample(random.pick(schema.anyOf), random, hostility, name);
  switch (schema.type) {
    case "object":
      return sampleObject(schema, random, hostility);
    case "array":
      return Array.from({ length: random.int(4) }, () => sample(schema.items ?? {}, random, hostility));
    case "boolean":
      return random.chance(0.8);
    case "integer":
      return (schema.minimum ?? 0) + random.int(1 + Math.min(1000, (schema.maximum ?? 1000) - (schema.minimum ?? 0)));
    case "number":
      return random.next() * 100;
    case "null":
      return null;
    default:
      return sampleText(schema, random, name);
  }
}

function sampleObject(schema: Schema, random: Random, hostility: number): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.93));
  const extra = random.chance(0.05)
    ? { [random.pick(["id", "role", "user_id", "isAdmin", "__proto__"])]: hostileValue(random) }
    : {};
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, sample(field, random, hostility, name)])),
    ...extra,
  };
}

function sampleText(schema: Schema, random: Random, name: string): string {
  const meant = named[name];
  if (meant) return random.pick(meant);
  if (schema.format === "date-time") return "2026-12-24T18:00:00.000Z";
  if (schema.format === "uri") return "https://example.com/a.png";
  return random
    .pick(["tea", "A quiet morning by the sea", "instagram", "FUZZ10", "some longer text. ".repeat(12)])
    .padEnd(schema.minLength ?? 0, "x");
}
