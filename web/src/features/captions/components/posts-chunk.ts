/** What the chunk of the displayed captions contains. */
export { Batch } from "./caption-batch.tsx";
export { CaptionKeys } from "./caption-keys.tsx";
export { handleCaptionKey } from "../caption-keys.ts";
