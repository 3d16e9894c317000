import { createClient } from "@supabase/supabase-js";

/** Makes an account whose address is not confirmed. @returns with the token of its link, which is mailed to nobody */
export async function unconfirmedAccount({ supabaseUrl, secretKey }: { supabaseUrl: string; secretKey: string }) {
  const name = `p${crypto.randomUUID().slice(0, 8)}`;
  const account = { email: `${name}@example.com`, password: "amber-kite-71", username: name };
  const { auth } = createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { email, password, username } = account;
  const { data, error } = await auth.admin.generateLink({
    type: "signup",
    email,
    password,
    options: { data: { username } },
  });
  if (error) throw error;
  return { ...account, token: data.properties.hashed_token };
}
