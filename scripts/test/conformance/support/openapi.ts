import { Ajv, type ValidateFunction } from "ajv";
import { parse } from "yaml";
import * as z from "zod/mini";

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  required?: string[];
}
interface Content {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Content> };
}

/** A published description of an API: what it says about one path, method and status. */
export interface OpenApi {
  /** @param path without the service's prefix and without a query; `{name}` stands for any variable part */
  operation(method: string, path: string): Operation | undefined;
  schemaOf(content: Content | undefined): Schema | undefined;
  /** What one of our schemas has and the published one lacks, or has with another type. */
  differences(what: string, ours: z.ZodMiniType, published: Schema): string[];
  /** What a value has that the published schema forbids. */
  violations(published: Schema, value: unknown): string[];
}

/** The forms that a published schema names and a value must have. */
const formats: Record<string, RegExp | true> = {
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  email: /^[^@\s]+@[^@\s]+$/,
  uri: /^[a-z]+:/,
  // An account without a telephone has an empty one.
  phone: true,
};

const sameKind = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** @param text an OpenAPI 3 file, as YAML or JSON */
export function readOpenApi(text: string): OpenApi {
  // Schemas that require nothing fit each other's values, so that "one of" would fail where "any of" is meant.
  const document = JSON.parse(JSON.stringify(parse(text)).replaceAll('"oneOf":', '"anyOf":')) as Document;
  const ajv = new Ajv({ strict: false, allErrors: true });
  for (const [name, form] of Object.entries(formats)) ajv.addFormat(name, form);
  ajv.addSchema({ $id: "openapi", components: document.components }, "openapi");
  const compiled = new Map<Schema, ValidateFunction>();

  const named = (reference: string) => reference.split("/").at(-1)!;
  const schemaAt = (schema: Schema): Schema =>
    schema.$ref ? document.components.schemas[named(schema.$ref)]! : schema;

  /** The schema itself, or the alternatives that it is one of. */
  const alternatives = (schema: Schema): Schema[] => {
    const found = schemaAt(schema);
    return (found.anyOf ?? [found]).map(schemaAt).filter(({ type }) => type !== "null");
  };

  function compare(what: string, ours: Schema, published: Schema): string[] {
    const found = alternatives(published).map((alternative) => compareOne(what, ours, alternative));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }

  function compareOne(what: string, ours: Schema, published: Schema): string[] {
    const [own] = alternatives(ours);
    if (!own) return [];
    if (!sameKind(own.type, published.type)) return [`${what} is ${own.type} here and ${published.type} there`];
    if (own.items && published.items) return compare(`${what}[]`, own.items, published.items);
    if (!own.properties || !published.properties) return [];
    return Object.entries(own.properties).flatMap(([name, property]) => {
      const counterpart = published.properties![name];
      return counterpart ? compare(`${what}.${name}`, property, counterpart) : [`${what}.${name} is not published`];
    });
  }

  return {
    operation(method, path) {
      const plain = path.replaceAll(/\{\w+\}/g, "{}");
      const key = Object.keys(document.paths).find((known) => known.replaceAll(/\{\w+\}/g, "{}") === plain);
      return key === undefined ? undefined : document.paths[key]![method.toLowerCase()];
    },
    schemaOf(content) {
      const found = content?.$ref ? document.components.responses[named(content.$ref)] : content;
      return found?.content?.["application/json"]?.schema;
    },
    differences(what, ours, published) {
      const own = z.toJSONSchema(ours, { unrepresentable: "any" }) as Schema;
      // Each alternative of ours must be one of theirs.
      return (own.anyOf ?? [own]).flatMap((alternative) => compare(what, alternative, published));
    },
    violations(published, value) {
      const qualified = JSON.parse(JSON.stringify(published).replaceAll('"#/', '"openapi#/')) as Schema;
      const validate = compiled.get(published) ?? ajv.compile(qualified);
      compiled.set(published, validate);
      validate(value);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "the response"} ${message}`);
    },
  };
}
