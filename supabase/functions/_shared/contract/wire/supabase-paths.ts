/** Where a Supabase project serves its parts, below its address; the local stack serves them in the same places. */
export const authPath = "/auth/v1";
export const restPath = "/rest/v1";
export const realtimePath = "/realtime/v1";
export const storagePath = "/storage/v1";
export const functionsPath = "/functions/v1";
export const graphqlPath = "/graphql/v1";
