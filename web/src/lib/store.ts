import { useSyncExternalStore } from "react";

/** A thing that happens, for whoever wants to know. */
export interface Signal<T = void> {
  /** Runs `listener` whenever it happens. Returns the undo. */
  on(listener: (value: T) => void): () => void;
  /** Says that it has happened. */
  tell(value: T): void;
  /** Whether anybody listens. */
  heard(): boolean;
}

export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    tell(value) {
      for (const listener of listeners) listener(value);
    },
    heard: () => listeners.size > 0,
  };
}

/**
 * A value that outlives the components which show it. Session, notification and install prompt do the same by hand:
 * every first screen carries them, and its bytes are counted.
 */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Runs `listener` whenever it was set. Returns the undo. */
  subscribe(listener: () => void): () => void;
  /** Whether anybody listens. */
  heard(): boolean;
}

export function createStore<T>(value: T): Store<T> {
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
