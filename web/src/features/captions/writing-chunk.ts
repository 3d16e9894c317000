/** The chunk that checks the form and receives captions. */
export { captionRequest, captionResult } from "@contract/wire/captions.ts";
export { receiveCaptions } from "./receive-captions.ts";
