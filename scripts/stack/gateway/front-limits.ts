import { mediaBytesMax } from "../../../supabase/functions/_shared/contract/rules/uploads.ts";

/**
 * What a request may take at the local stack's origin, so that a client that hangs or sends too much gets a response and
 * the machine keeps its memory. Nothing limits how many requests or connections there are: the local stack is no server
 * for the public (decision 281).
 */
export interface FrontLimits {
  /** How long a body may take after its request's headers, in milliseconds. */
  bodyMs: number;
  /** How long the headers of a request may take, in milliseconds. */
  headersMs: number;
  /**
   * How long a connection may stay open between two requests, in milliseconds. Somebody who reads for a while keeps
   * theirs; a connection that is closed in the moment in which it is used again loses a request.
   */
  keepAliveMs: number;
  /** Largest body of a request, in bytes: the largest upload of media, with room for a form around it. */
  bodyBytes: number;
}

export const frontLimits: FrontLimits = {
  bodyMs: 20_000,
  headersMs: 10_000,
  keepAliveMs: 65_000,
  bodyBytes: mediaBytesMax + 64 * 1024,
};
