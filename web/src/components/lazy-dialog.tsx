import { lazy, type ComponentType } from "react";
import { OptionalChunk } from "./optional-chunk.tsx";
import { ChunkMissing } from "./chunk-missing.tsx";

interface DialogProps {
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first shown. Where that fails, a toast says so and `onClose` is called.
 * @returns the component, with `warm`: fetches the code beforehand, when somebody reaches for the dialog's button
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Dialog: ComponentType<Props> = lazy(load) as unknown as ComponentType<Props>;
  function LazyDialog(props: Props) {
    return (
      <OptionalChunk missing={<ChunkMissing onGone={props.onClose} />}>
        <Dialog {...props} />
      </OptionalChunk>
    );
  }
  // Only warms the cache; a failure shows when the dialog is opened.
  return Object.assign(LazyDialog, { warm: () => void load().catch(() => undefined) });
}
