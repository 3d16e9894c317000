import { mediaBytesMax } from "../../../supabase/functions/_shared/contract/rules/uploads.ts";

/**
 * Limits for one network address, and for all together, at the public origin. An address is a household or an office:
 * fifty people who open the page within five seconds need 300 connections (six per browser), send a few bodies at once,
 * each of which arrives within a second, and each keep two tabs with live updates open. What is held within these
 * limits costs the machine almost nothing, because nothing is passed on before it is complete.
 */
export interface FrontLimits {
  /** Above this, requests on further connections get 429; above twice as many, connections are not accepted. */
  connectionsPerAddress: number;
  /** Bodies that are being received. */
  bodiesPerAddress: number;
  /** Bytes of bodies that are being received or passed on. */
  bodyBytesPerAddress: number;
  bodyBytesTotal: number;
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
  /** Sockets for live updates. A page without one fetches again when it gets the focus. */
  liveSocketsPerAddress: number;
  liveSocketsTotal: number;
}

const megabyte = 1024 * 1024;

export const frontLimits: FrontLimits = {
  connectionsPerAddress: 512,
  bodiesPerAddress: 64,
  bodyBytesPerAddress: 64 * megabyte,
  bodyBytesTotal: 256 * megabyte,
  bodyMs: 20_000,
  headersMs: 10_000,
  keepAliveMs: 65_000,
  bodyBytes: mediaBytesMax + 64 * 1024,
  liveSocketsPerAddress: 100,
  liveSocketsTotal: 1000,
};
