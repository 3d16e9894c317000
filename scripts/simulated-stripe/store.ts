import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { CardBehavior } from "./cards.ts";
import { randomText } from "./ids.ts";
import type { Resource, ResourceName, ResourceNamed, StripeEvent } from "./resources/types.ts";

/** A response stored for requests that are repeated with the same idempotency key. */
interface StoredResponse {
  call: string;
  status: number;
  body: unknown;
  requestId: string;
  at: number;
}

/** A pending delivery of an event to an endpoint. */
export interface Delivery {
  event: string;
  endpoint: string;
  attempts: number;
  /** Real time, milliseconds. */ dueAt: number;
}

/** What happens to a subscription if the last retry of a renewal fails, too. */
export type AfterRetries = "cancel" | "unpaid";

interface State {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** How many seconds the simulator's clock is ahead of the real clock. */
  clockAhead: number;
  afterRetries: AfterRetries;
  resources: Resource[];
  /** How a card behaves and whether its owner has authenticated it, by payment method. */
  cards: Record<string, { behavior: CardBehavior; setUp: boolean }>;
  /** Ids of deleted customers, which can still be retrieved. */
  deletedCustomers: string[];
  /** Secrets of registered endpoints, by endpoint. */
  endpointSecrets: Record<string, string>;
  /** Oldest first. */
  events: StripeEvent[];
  deliveries: Delivery[];
  storedResponses: Record<string, StoredResponse>;
}

function firstState(): State {
  return {
    secretKey: `sk_test_simulated_${randomText(32)}`,
    publishableKey: `pk_test_simulated_${randomText(32)}`,
    webhookSecret: `whsec_simulated_${randomText(32)}`,
    clockAhead: 0,
    afterRetries: "cancel",
    resources: [],
    cards: {},
    deletedCustomers: [],
    endpointSecrets: {},
    events: [],
    deliveries: [],
    storedResponses: {},
  };
}

const eventsKept = 1000;

export interface Store {
  state: State;
  find<Name extends ResourceName>(id: string, name: Name): ResourceNamed<Name> | undefined;
  /** Finds a resource of any type. */
  findAny(id: string): Resource | undefined;
  /** Oldest first. */
  all<Name extends ResourceName>(name: Name): ResourceNamed<Name>[];
  put<Kept extends Resource>(resource: Kept): Kept;
  remove(id: string): void;
  addEvent(event: StripeEvent): void;
  /** Resolves when everything that changed before the call is on disk. */
  save(): Promise<void>;
}

/**
 * Opens the state of a file, or creates a new one. The file is replaced atomically, so that a crash leaves the old or
 * the new one.
 */
export function openStore(file: string | null, { durable = true }: { durable?: boolean } = {}): Store {
  const state: State =
    file && existsSync(file) ? { ...firstState(), ...(JSON.parse(readFileSync(file, "utf8")) as State) } : firstState();
  const byId = new Map(state.resources.map((resource) => [resource.id, resource]));
  let writing: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function write(): Promise<void> {
    if (!file) return;
    const part = `${file}.${randomUUID()}.part`;
    try {
      const handle = await open(part, "w", 0o600);
      try {
        await handle.writeFile(JSON.stringify({ ...state, resources: [...byId.values()] }));
        if (durable) await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  return {
    state,
    find<Name extends ResourceName>(id: string, name: Name) {
      const found = byId.get(id);
      return found?.object === name ? (found as ResourceNamed<Name>) : undefined;
    },
    findAny: (id) => byId.get(id),
    all: <Name extends ResourceName>(name: Name) =>
      [...byId.values()].filter((resource): resource is ResourceNamed<Name> => resource.object === name),
    put(resource) {
      byId.set(resource.id, resource);
      return resource;
    },
    remove: (id) => void byId.delete(id),
    addEvent(event) {
      state.events.push(event);
      if (state.events.length > eventsKept) state.events.shift();
    },
    save() {
      // Calls during a write share the write that follows it.
      next ??= (writing ?? Promise.resolve())
        .catch(() => {})
        .then(() => {
          next = null;
          writing = write();
          return writing;
        });
      return next;
    },
  };
}
