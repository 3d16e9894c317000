import { intentOf } from "./lifecycle/intents.ts";
import { invalid } from "./refusal.ts";
import type { Invoice } from "./resources/types.ts";
import type { World } from "./world.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const depthMax = 4;

/** Parts of an invoice that are left out unless they are asked for. */
function included(world: World, invoice: Invoice, name: string): unknown {
  if (name === "confirmation_secret") {
    const intent = intentOf(world, invoice);
    return intent && invoice.status === "open" ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  if (name !== "payments") return undefined;
  const data = world.store.all("invoice_payment").filter((payment) => payment.invoice === invoice.id);
  return {
    object: "list",
    data: structuredClone(data),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  };
}

function expandPath(world: World, target: Json, path: string[], whole: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (target["object"] === "invoice" && target[name] === undefined) {
    const extra = included(world, target as unknown as Invoice, name);
    if (extra !== undefined) target[name] = extra;
  }
  const value = target[name];
  if (value === undefined) throw invalid(`This property cannot be expanded (${whole}).`, { param: "expand" });
  if (typeof value === "string") {
    const found = world.store.findAny(value);
    if (!found) throw invalid(`This property cannot be expanded (${whole}).`, { param: "expand" });
    target[name] = structuredClone(found);
  }
  const next = target[name];
  if (rest.length === 0) return;
  if (Array.isArray(next)) for (const item of next.filter(isObject)) expandPath(world, item, rest, whole);
  else if (isObject(next)) expandPath(world, next, rest, whole);
}

/**
 * A copy of a response with the named references replaced by what they refer to.
 * @param paths e.g. `latest_invoice.confirmation_secret`, in lists `data.customer`
 * @throws Refusal for a path that leads nowhere
 */
export function expand(world: World, response: unknown, paths: string[]): unknown {
  const copy: unknown = structuredClone(response);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > depthMax)
      throw invalid(`You cannot expand more than ${depthMax} levels of a property. Property: ${path}`, {
        param: "expand",
      });
    if (isObject(copy)) expandPath(world, copy, parts, path);
  }
  return copy;
}
