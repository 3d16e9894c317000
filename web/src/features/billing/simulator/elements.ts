import type { StripeError } from "@stripe/stripe-js";
import { createPaymentElement, type SimulatorElement } from "./payment-element.tsx";

export interface ElementsOptions {
  clientSecret?: string;
}

/** A group of elements for one payment; here with one form. */
export interface SimulatorElements {
  clientSecret(): string | undefined;
  create(type: string): SimulatorElement;
  getElement(type?: unknown): SimulatorElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<{ error?: StripeError }>;
  submit(): Promise<{ error?: StripeError; selectedPaymentMethod?: string }>;
  /** The card as it was entered; null before the form exists. */
  card(): SimulatorElement["store"] | null;
}

/** The argument of `getElement`: a type, or the component that mounted the element. */
const typeOf = (wanted: unknown): unknown =>
  typeof wanted === "function" ? (wanted as { __elementType?: string }).__elementType : wanted;

export function createElements(options: ElementsOptions = {}): SimulatorElements {
  let current = { ...options };
  let element: SimulatorElement | null = null;
  return {
    clientSecret: () => current.clientSecret,
    create(type) {
      const made = createPaymentElement(type, () => {
        if (element === made) element = null;
      });
      element = made;
      return made;
    },
    getElement: (wanted) => (element && (wanted === undefined || typeOf(wanted) === element.type) ? element : null),
    update(changes) {
      current = { ...current, ...changes };
    },
    fetchUpdates: () => Promise.resolve({}),
    submit() {
      const problem = element?.store.check();
      return Promise.resolve(
        problem
          ? { error: { type: "validation_error", code: problem.code, message: problem.message } }
          : { selectedPaymentMethod: "card" },
      );
    },
    card: () => element?.store ?? null,
  };
}
