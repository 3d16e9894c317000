import { emptyEntry, problemsOf, type CardEntry, type EntryProblem } from "./card-entry.ts";

interface CardState {
  entry: CardEntry;
  /** The problems that the form shows; filled by `check`, cleared per field when it changes. */
  problems: EntryProblem[];
}

/** The state of one card form, shared by the form and by the simulated Stripe object. */
export interface CardStore {
  get(): CardState;
  subscribe(listener: () => void): () => void;
  change(changes: Partial<CardEntry>): void;
  /** Checks the whole entry and shows its problems. @returns the first problem, or null */
  check(): EntryProblem | null;
  clear(): void;
  isComplete(): boolean;
}

export function createCardStore(now: () => Date = () => new Date()): CardStore {
  let state: CardState = { entry: emptyEntry, problems: [] };
  const listeners = new Set<() => void>();
  const set = (next: CardState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(changes) {
      set({
        entry: { ...state.entry, ...changes },
        problems: state.problems.filter(({ field }) => !(field in changes)),
      });
    },
    check() {
      const problems = problemsOf(state.entry, now());
      set({ ...state, problems });
      return problems[0] ?? null;
    },
    clear: () => set({ entry: emptyEntry, problems: [] }),
    isComplete: () => problemsOf(state.entry, now()).length === 0,
  };
}
