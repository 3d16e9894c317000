export interface CallContext {
  /** Who asks, for the studio's own check that it is this machine. */
  peerAddress: string | null;
  /** The call came through the public origin, and not from the functions. */
  fromClient?: boolean;
}

export type SupabaseFetch = (request: Request, context: CallContext) => Promise<Response>;
