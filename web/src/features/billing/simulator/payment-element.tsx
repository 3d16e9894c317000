import { createRoot, type Root } from "react-dom/client";
import { CardForm } from "./card-form.tsx";
import { createCardStore, type CardStore } from "./card-store.ts";

type Listener = (event?: unknown) => void;

/** What the wrapper library and a page do with an element, whatever its type. */
export interface SimulatorElement {
  readonly type: string;
  readonly store: CardStore;
  on(name: string, listener: Listener): SimulatorElement;
  once(name: string, listener: Listener): SimulatorElement;
  off(name: string, listener?: Listener): SimulatorElement;
  mount(target: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
}

/** An element that shows the plain card form where it is mounted. */
export function createPaymentElement(type: string, onDestroy: () => void): SimulatorElement {
  const store = createCardStore();
  const listeners = new Map<string, Set<Listener>>();
  let shown: { host: HTMLElement; root: Root } | null = null;

  const emit = (name: string, event?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  let isReady = false;
  const ready = () => {
    isReady = true;
    emit("ready", { elementType: type });
  };
  store.subscribe(() => {
    const { entry } = store.get();
    emit("change", {
      elementType: type,
      empty: Object.values(entry).every((value) => value === ""),
      complete: store.isComplete(),
      collapsed: false,
      value: { type: "card" },
    });
  });

  const element: SimulatorElement = {
    type,
    store,
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      // The form may exist before the page's wrapper listens, because React runs this root's effects first.
      if (name === "ready" && isReady)
        queueMicrotask(() => {
          if (listeners.get(name)?.has(listener)) listener({ elementType: type });
        });
      return element;
    },
    once(name, listener) {
      const first: Listener = (event) => {
        element.off(name, first);
        listener(event);
      };
      return element.on(name, first);
    },
    off(name, listener) {
      if (listener) listeners.get(name)?.delete(listener);
      else listeners.delete(name);
      return element;
    },
    mount(target) {
      const parent = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
      if (!parent) throw new Error("There is no place to mount the card form at.");
      element.unmount();
      // A separate host element: the place itself belongs to the page and may be reused before this one is gone.
      const host = parent.appendChild(document.createElement("div"));
      host.addEventListener("focusin", () => emit("focus", { elementType: type }));
      host.addEventListener("focusout", () => emit("blur", { elementType: type }));
      host.addEventListener("keydown", ({ key }) => {
        if (key === "Escape") emit("escape", { elementType: type });
      });
      const root = createRoot(host);
      shown = { host, root };
      root.render(<CardForm store={store} onReady={ready} />);
      queueMicrotask(() => emit("loaderstart", { elementType: type }));
    },
    unmount() {
      if (!shown) return;
      const { host, root } = shown;
      shown = null;
      isReady = false;
      host.remove();
      // The page unmounts while React is working; a root cannot be unmounted then.
      setTimeout(() => root.unmount());
    },
    destroy() {
      element.unmount();
      listeners.clear();
      onDestroy();
    },
    update() {},
    focus: () => shown?.host.querySelector("input")?.focus(),
    blur() {
      if (document.activeElement instanceof HTMLElement && shown?.host.contains(document.activeElement))
        document.activeElement.blur();
    },
    clear: () => store.clear(),
    collapse() {},
  };
  return element;
}
