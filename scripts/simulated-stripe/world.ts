import { apiVersion } from "./api-version.ts";
import { newId } from "./ids.ts";
import { invalid, missing } from "./refusal.ts";
import type { Resource, ResourceName, ResourceNamed, StripeEvent } from "./resources/types.ts";
import type { Store } from "./store.ts";

/** The request that causes the current changes; null for changes by the clock. */
interface Cause {
  id: string;
  idempotency_key: string | null;
}

/** The context of the simulator's rules: the stored resources, the clock, and the events that are created. */
export interface World {
  store: Store;
  /** The simulator's time, in Unix seconds. */
  now(): number;
  /** Runs a function as if the clock showed an earlier time. */
  at<Result>(time: number, run: () => Result): Result;
  causedBy<Result>(cause: Cause, run: () => Result): Result;
  /** @throws Refusal resource_missing */
  get<Name extends ResourceName>(id: string, name: Name, param?: string): ResourceNamed<Name>;
  emit(type: string, resource: Resource, previous?: Record<string, unknown>): void;
  /** Changes a resource in place. If a type is given and something changed, an event of that type is created. */
  change<Changed extends Resource>(resource: Changed, changes: Partial<Changed>, type?: string): Changed;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface WorldOptions {
  store: Store;
  /** Milliseconds, e.g. `Date.now`. */
  realNow: () => number;
  onEvent: (event: StripeEvent) => void;
}

export function createWorld({ store, realNow, onEvent }: WorldOptions): World {
  let frozen: number | null = null;
  let cause: Cause | null = null;

  const world: World = {
    store,
    now: () => frozen ?? Math.floor(realNow() / 1000) + store.state.clockAhead,
    at(time, run) {
      const before = frozen;
      frozen = time;
      try {
        return run();
      } finally {
        frozen = before;
      }
    },
    causedBy(request, run) {
      cause = request;
      try {
        return run();
      } finally {
        cause = null;
      }
    },
    get(id, name, param) {
      if (id === "")
        throw invalid(`The ${name.replaceAll("_", " ")} id may not be empty.`, {
          code: "parameter_invalid_empty",
          param,
        });
      const found = store.find(id, name);
      if (!found) throw missing(name, id, param);
      return found;
    },
    emit(type, resource, previous) {
      const event: StripeEvent = {
        id: newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: world.now(),
        data: {
          object: structuredClone(resource),
          ...(previous && { previous_attributes: structuredClone(previous) }),
        },
        livemode: false,
        pending_webhooks: 0,
        request: cause ?? { id: null, idempotency_key: null },
        type,
      };
      store.addEvent(event);
      onEvent(event);
    },
    change(resource, changes, type) {
      const keys = (Object.keys(changes) as (keyof typeof resource)[]).filter(
        (key) => !same(resource[key], changes[key]),
      );
      const previous = Object.fromEntries(keys.map((key) => [key, resource[key]]));
      Object.assign(resource, changes);
      if (type && keys.length > 0) world.emit(type, resource, previous);
      return resource;
    },
  };
  return world;
}
