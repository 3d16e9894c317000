import { lazy, useState, type ComponentType } from "react";

export interface LazyRoute {
  Route: ComponentType;
  /** Loads the route's code. Never rejects: a failure appears when the route is rendered. */
  preload: () => Promise<void>;
}

/**
 * A route in a separate chunk. Once loaded, it renders immediately. `lazy` alone would first show its fallback, which
 * React then keeps for 300 ms.
 */
export function lazyRoute(load: () => Promise<{ default: ComponentType }>): LazyRoute {
  let loaded: ComponentType | null = null;
  const fetched = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy(fetched);
  function Route() {
    // Chosen once per mount, so that a route that is on screen is never replaced.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return {
    Route,
    preload: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  };
}
