import { useSyncExternalStore } from "react";
import { createSignal } from "./signal.ts";

/** A value that outlives the components which show it. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Runs `listener` whenever it was set. Returns the undo. */
  subscribe(listener: () => void): () => void;
  /** Whether anybody listens. */
  heard(): boolean;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const changed = createSignal();
  return {
    get: () => value,
    set(next) {
      value = next;
      changed.tell();
    },
    subscribe: changed.on,
    heard: changed.heard,
  };
}

/** The store's value, in React. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
