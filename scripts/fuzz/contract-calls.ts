import * as z from "zod";
import { endpoints, type Endpoint } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { signedIn } from "./credentials.ts";
import { contentTypes, jsonBody, methods, type Actor, type Draft, type Material } from "./draft.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { hostilePicture } from "./pictures.ts";
import type { Random } from "../command/random.ts";
import { sample, type Schema } from "./sample.ts";

const calls = Object.values(endpoints) as Endpoint[];
const schemas = new Map(
  calls.map((endpoint) => [
    endpoint,
    endpoint.request
      ? (z.toJSONSchema(endpoint.request as never, { io: "input", unrepresentable: "any" }) as Schema)
      : null,
  ]),
);

/** A call of the API that its schema almost accepts, or accepts. */
export function contractCall(random: Random, material: Material, actor: Actor): Draft {
  const endpoint = random.pick(calls);
  const method = random.chance(0.88) ? endpoint.method : random.pick(methods);
  const query = random.chance(0.15)
    ? `?${random.pick(["limit={any}", "before={any}", "limit=5&before={any}", "{any}={any}", "limit=1&limit=2"])}`
    : "";
  const target =
    endpoint.path.replaceAll(/:\w+/g, () => (random.chance(0.5) ? String(random.int(40)) : "{any}")) + query;
  const headers = signedIn(random, actor);
  if (endpoint.encoding === "multipart") {
    const form = multipart(random, material, endpoint);
    return {
      method,
      target,
      headers: [...headers, ["content-type", random.chance(0.95) ? form.type : random.pick(contentTypes)]],
      body: form.body,
    };
  }
  const schema = schemas.get(endpoint);
  if (!schema && random.chance(0.8)) return { method, target, headers, body: null };
  const value = schema ? sample(schema, random, random.pick([0, 0.05, 0.3])) : hostileValue(random);
  const type = random.chance(0.95) ? "application/json" : random.pick(contentTypes);
  return { method, target, headers: [...headers, ["content-type", type]], body: jsonBody(random, value, actor) };
}

function multipart(random: Random, { pictures }: Material, endpoint: Endpoint): { type: string; body: Uint8Array } {
  const boundary = random.pick(["x", "----fuzz", "a'b"]);
  const parts: Buffer[] = [];
  const add = (head: string, body: Uint8Array) =>
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from("\r\n"),
    );
  const fields = endpoint.request ? sample(schemas.get(endpoint)!, random, 0.05) : {};
  for (const [name, value] of Object.entries((fields ?? {}) as object)) {
    add(
      `name="${name.replace(/["\r\n]/g, "")}"`,
      Buffer.from(typeof value === "string" ? value : String(JSON.stringify(value))),
    );
  }
  const file = endpoint.request ? "image" : "file";
  if (random.chance(0.7))
    add(
      `name="${random.chance(0.95) ? file : "x"}"; filename="a.png"\r\ncontent-type: image/png`,
      hostilePicture(random, pictures),
    );
  if (random.chance(0.05)) add(`name="${file}"`, Buffer.from(hostileText(random)));
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: random.chance(0.95) ? body : body.subarray(0, random.int(body.length)),
  };
}
