/** The parts of a JSON schema that the API's description uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  format?: string;
  contentMediaType?: string;
}

/** What a value must keep to beside its type, for example " (3 to 20 characters)"; empty if nothing. */
function limits({ minLength, maxLength, minimum, maximum, maxItems, format, contentMediaType }: Schema): string {
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    // The largest whole number of JavaScript is no limit that anybody meets.
    const most = to !== undefined && Math.abs(to) < Number.MAX_SAFE_INTEGER ? to : undefined;
    const least = from !== undefined && Math.abs(from) < Number.MAX_SAFE_INTEGER ? from : undefined;
    if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
    if (most !== undefined) return `at most ${most}${unit}`;
    return least !== undefined ? `at least ${least}${unit}` : "";
  };
  const said = [
    format ?? "",
    contentMediaType ?? "",
    range(minLength, maxLength, " characters"),
    range(minimum, maximum, ""),
    range(undefined, maxItems, " items"),
  ].filter((part) => part !== "");
  return said.length > 0 ? ` (${said.join(", ")})` : "";
}

function objectText({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${typeText(schema, inner)}`,
  );
  if (typeof additionalProperties === "object") lines.push(`${inner}[name]: ${typeText(additionalProperties, inner)}`);
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

/** A JSON schema as a short text, close to a type of TypeScript. @param indent of the line on which it begins */
export function typeText(schema: Schema, indent = ""): string {
  const { type, $ref, anyOf, oneOf } = schema;
  if ($ref) return $ref.split("/").at(-1)!;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map((choice) => typeText(choice, indent)))].join(" | ");
  if (type === "object" || schema.properties) return objectText(schema, indent);
  if (type === "array") return `${typeText(schema.items ?? {}, indent)}[]${limits(schema)}`;
  return `${(Array.isArray(type) ? type.join(" | ") : type) ?? "any"}${limits(schema)}`;
}
