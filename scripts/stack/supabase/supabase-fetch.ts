export interface CallContext {
  /** The client's network address. The data browser checks that it is this machine. */
  peerAddress: string | null;
  /** The request came through the public origin, not from the functions. */
  fromClient?: boolean;
}

export type SupabaseFetch = (request: Request, context: CallContext) => Promise<Response>;
