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
