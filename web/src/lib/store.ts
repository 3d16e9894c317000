import { useSyncExternalStore } from "react";

/** An event that listeners can subscribe to. */
export interface Signal<T = void> {
  /** Runs `listener` at every event. Returns a function that removes the listener. */
  on(listener: (value: T) => void): () => void;
  /** Notifies all listeners. */
  emit(value: T): void;
  /** Whether there are any listeners. */
  hasListeners(): boolean;
}

export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/**
 * A value that outlives the components that show it. The session, the notifications and the install prompt have their
 * own implementations, because they are part of every first screen and must be small.
 */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Runs `listener` whenever the value is set. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
  /** Whether there are any listeners. */
  hasListeners(): boolean;
}

export function createStore<T>(value: T): Store<T> {
  const changed = createSignal();
  return {
    get: () => value,
    set(next) {
      value = next;
      changed.emit();
    },
    subscribe: changed.on,
    hasListeners: changed.hasListeners,
  };
}

/** The store's value, in React. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
