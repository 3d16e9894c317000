import { lazy, useState, type ComponentType } from "react";

export interface Preloadable<Props = object> {
  Component: ComponentType<Props>;
  /** Loads the code. Never rejects: a failure appears when the component is rendered. */
  preload: () => Promise<void>;
}

/**
 * A component in a separate chunk. Once loaded, it renders immediately. `lazy` alone would first show its fallback, which
 * React then keeps for 300 ms.
 */
export function preloadable<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Lazy: ComponentType<Props> = lazy(fetched) as unknown as ComponentType<Props>;
  function Component(props: Props) {
    // Chosen once per mount, so that what is on screen is never replaced.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return {
    Component,
    preload: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  };
}
