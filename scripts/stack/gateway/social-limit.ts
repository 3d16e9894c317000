import { createHmac } from "node:crypto";
import connect from "postgres";
import { clientAddress } from "../../../supabase/functions/_shared/platform/limits/address.ts";

/** Counts the calls of social sign-ins by the rules that the API counts with. */
export interface SocialLimit {
  /** @returns seconds to wait, 0 when the call may pass */
  take(peerAddress: string): Promise<number>;
  close(): Promise<void>;
}

/** @param secret keys the hash under which an address is counted, as for the functions */
export function createSocialLimit(databaseUrl: string, secret: string): SocialLimit {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {}, idle_timeout: 60 });
  return {
    async take(peerAddress) {
      const address = clientAddress(new Headers({ "x-forwarded-for": peerAddress }), 1);
      const subject = createHmac("sha256", secret).update(address).digest("base64url");
      const [row] = await sql<
        { wait: number }[]
      >`select public.take_rate_limits(array['social_address'], array[${subject}]) as wait`;
      return row!.wait;
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
