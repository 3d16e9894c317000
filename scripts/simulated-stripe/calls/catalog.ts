import * as z from "zod/mini";
import { invalid } from "../refusal.ts";
import { buildPrice, buildProduct } from "../resources/catalog.ts";
import type { Price } from "../resources/types.ts";
import type { World } from "../world.ts";
import { call, type Call } from "./call.ts";
import { listPage } from "./list.ts";
import { common, created, flag, id, integer, isCreatedIn, metadata, paging, text } from "./parameters.ts";

const product = {
  ...common,
  name: text,
  description: z.optional(text),
  active: z.optional(flag),
  metadata: z.optional(metadata),
};

/** A lookup key belongs to at most one price. */
function takeLookupKey(world: World, key: string, transfer: boolean, taker?: Price): void {
  const holder = world.store.all("price").find((price) => price.lookup_key === key && price.id !== taker?.id);
  if (!holder) return;
  if (!transfer)
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: "lookup_key",
      code: "resource_already_exists",
    });
  world.change(holder, { lookup_key: null }, "price.updated");
}

export const catalogCalls: Call[] = [
  call("POST", "/v1/products", z.strictObject({ ...product, id: z.optional(id) }), (world, values) => {
    if (values.id && world.store.findAny(values.id))
      throw invalid(`Product already exists.`, { code: "resource_already_exists" });
    const made = world.store.put(buildProduct(values, world.now()));
    world.emit("product.created", made);
    return made;
  }),
  call(
    "GET",
    "/v1/products",
    z.strictObject({ ...paging, created, active: z.optional(flag), ids: z.optional(z.array(id)) }),
    (world, filter) => {
      const found = world.store
        .all("product")
        .filter(
          ({ id, active, created }) =>
            (filter.active === undefined || active === filter.active) &&
            (filter.ids === undefined || filter.ids.includes(id)) &&
            isCreatedIn(created, filter.created),
        );
      return listPage(found, filter, "/v1/products");
    },
  ),
  call("GET", "/v1/products/:id", z.strictObject(common), (world, _parameters, id) => world.get(id, "product")),
  call(
    "POST",
    "/v1/products/:id",
    z.strictObject({ ...product, name: z.optional(text) }),
    (world, { expand: _expand, ...changes }, id) =>
      world.change(world.get(id, "product"), { ...changes, updated: world.now() }, "product.updated"),
  ),

  call(
    "POST",
    "/v1/prices",
    z.strictObject({
      ...common,
      product: id,
      currency: z.string().check(z.regex(/^[a-zA-Z]{3}$/)),
      unit_amount: z.pipe(integer, z.number().check(z.minimum(0))),
      recurring: z.strictObject({
        interval: z.enum(["day", "week", "month", "year"]),
        interval_count: z.optional(integer),
      }),
      lookup_key: z.optional(z.string().check(z.maxLength(200))),
      transfer_lookup_key: z.optional(flag),
      nickname: z.optional(text),
      active: z.optional(flag),
      metadata: z.optional(metadata),
    }),
    (world, values) => {
      world.get(values.product, "product", "product");
      if (values.lookup_key !== undefined) takeLookupKey(world, values.lookup_key, values.transfer_lookup_key ?? false);
      const price = world.store.put(buildPrice(values, world.now()));
      world.emit("price.created", price);
      return price;
    },
  ),
  call(
    "GET",
    "/v1/prices",
    z.strictObject({
      ...paging,
      created,
      active: z.optional(flag),
      currency: z.optional(text),
      product: z.optional(id),
      type: z.optional(z.enum(["one_time", "recurring"])),
      lookup_keys: z.optional(z.array(text).check(z.maxLength(10))),
    }),
    (world, filter) => {
      const found = world.store
        .all("price")
        .filter(
          (price) =>
            (filter.active === undefined || price.active === filter.active) &&
            (filter.currency === undefined || price.currency === filter.currency) &&
            (filter.product === undefined || price.product === filter.product) &&
            (filter.type === undefined || price.type === filter.type) &&
            (filter.lookup_keys === undefined ||
              (price.lookup_key !== null && filter.lookup_keys.includes(price.lookup_key))) &&
            isCreatedIn(price.created, filter.created),
        );
      return listPage(found, filter, "/v1/prices");
    },
  ),
  call("GET", "/v1/prices/:id", z.strictObject(common), (world, _parameters, id) => world.get(id, "price")),
  call(
    "POST",
    "/v1/prices/:id",
    z.strictObject({
      ...common,
      active: z.optional(flag),
      lookup_key: z.optional(z.string().check(z.maxLength(200))),
      transfer_lookup_key: z.optional(flag),
      nickname: z.optional(text),
      metadata: z.optional(metadata),
    }),
    (world, { transfer_lookup_key: transfer = false, expand: _expand, ...changes }, id) => {
      const price = world.get(id, "price");
      if (changes.lookup_key !== undefined) takeLookupKey(world, changes.lookup_key, transfer, price);
      return world.change(price, changes, "price.updated");
    },
  ),
];
