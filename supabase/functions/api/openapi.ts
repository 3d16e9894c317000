import * as z from "zod/mini";
import { endpoints, type Endpoint } from "../_shared/contract/wire/endpoints.ts";
import { wireError } from "../_shared/contract/wire/errors.ts";
import { productName } from "../_shared/contract/rules/brand.ts";
import { sessionCookieName } from "../_shared/platform/session/cookie.ts";

type Json = Record<string, unknown>;

const pathParameter = /:(\w+)/g;

/** The groups of the calls, by how their paths begin after `/api/`. */
const tags: readonly (readonly [tag: string, path: RegExp])[] = [
  ["Administration", /^admin/],
  ["History", /^(caption-history|captions\/:id\/:place(\/favorite)?$)/],
  ["Captions", /^(generate|captions|hashtag-sets|signature|user-tone)/],
  ["Sign-in", /^(login|logout|register|session|confirm-email|forgot-password|verify-reset-token|reset-password)/],
  ["Account", /^(user|live-changes|realtime-token)/],
  ["Plan", /subscription|billing|stripe|promo/],
  ["Operation", /^(status|ready|proxies|csp-report)/],
];

function tagOf({ path }: Pick<Endpoint, "path">): string {
  const rest = path.slice("/api/".length);
  return tags.find(([, beginning]) => beginning.test(rest))?.[0] ?? "Other";
}

/**
 * The OpenAPI 3.1 description of every documented endpoint, generated from the contract.
 * @param siteUrl the server's public address
 */
export function createOpenApi(siteUrl: URL): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const path = endpoint.path.replaceAll(pathParameter, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(operationId, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${productName} API`, version: "1", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: siteUrl.origin }],
    tags: [...new Set(Object.values(endpoints).map(tagOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(wireError, "output") },
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: sessionCookieName(siteUrl.protocol === "https:") },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.session ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint)],
    ...(endpoint.request || endpoint.file
      ? { requestBody: { required: true, content: { [mediaType(endpoint)]: { schema: requestSchema(endpoint) } } } }
      : {}),
    responses: {
      "2XX": {
        description: "Done",
        content: {
          [endpoint.mediaType ?? "application/json"]: { schema: schemaOf(endpoint.response, "output") },
          ...(endpoint.events && { "text/event-stream": { schema: eventSchema(endpoint.events) } }),
        },
      },
      default: {
        description: "Refused or failed",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function pathParameters(path: string): Json[] {
  return Array.from(path.matchAll(pathParameter), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  const { properties, required = [] } = schemaOf(query, "input") as { properties: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function mediaType(endpoint: Endpoint): string {
  return endpoint.encoding === "multipart" ? "multipart/form-data" : "application/json";
}

function requestSchema(endpoint: Endpoint): Json {
  const file = endpoint.file && {
    [endpoint.file]: { type: "string", contentMediaType: endpoint.request ? "image/*" : "application/octet-stream" },
  };
  if (!endpoint.request) return { type: "object", properties: file, required: [endpoint.file] };
  const schema = schemaOf(endpoint.request, "input");
  if (endpoint.encoding !== "multipart") return schema;
  // Every field of a form has a default; the file is added to the fields.
  const { required: _all, ...optional } = schema;
  return { ...optional, properties: { ...(schema.properties as Json), ...file } };
}

/** One server-sent event: its name, and its data as JSON. */
function eventSchema(events: NonNullable<Endpoint["events"]>): Json {
  return {
    oneOf: Object.entries(events).map(([name, data]) => ({
      type: "object",
      properties: { event: { const: name }, data: schemaOf(data, "output") },
      required: ["event", "data"],
    })),
  };
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const {
    $schema: _dialect,
    "~standard": _standard,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}
