import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Auth } from "@supabase/auth-ui-react";
import { ThemeSupa } from "@supabase/auth-ui-shared";
import { useEffect, useState, type ComponentProps } from "react";
import { useNavigate } from "react-router-dom";
import type { Status } from "@contract/wire/status.ts";
import { Spinner } from "@/components/ui/spinner.tsx";
import { readableError } from "@/lib/api-error.ts";
import { paths } from "@/lib/paths.ts";
import { setUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { createSession } from "../api/create-session.ts";
import { authTexts } from "../auth-texts.ts";
import type { SocialCallback } from "../social-callback.ts";

const storageKey = "caption-kite.social-sign-in";

type Providers = ComponentProps<typeof Auth>["providers"];

const variables = {
  default: {
    colors: {
      defaultButtonBackground: "var(--color-card)",
      defaultButtonBackgroundHover: "var(--color-sunken)",
      defaultButtonBorder: "var(--color-input)",
      defaultButtonText: "var(--color-foreground)",
      dividerBackground: "var(--color-border)",
    },
    fonts: { buttonFontFamily: "var(--font-sans)" },
    radii: { borderRadiusButton: "10px" },
    space: { buttonPadding: "11px 16px", socialAuthSpacing: "10px" },
  },
};

/** The providers' buttons. After a provider's redirect, its tokens are exchanged for the session's cookies. */
export default function SocialProviders({ status, callback }: { status: Status; callback: SocialCallback | null }) {
  const navigate = useNavigate();
  const [client] = useState(() =>
    createClient(status.supabaseUrl, status.supabaseKey, {
      auth: {
        flowType: "pkce",
        detectSessionInUrl: false,
        autoRefreshToken: false,
        persistSession: true,
        storage: window.sessionStorage,
        storageKey,
      },
    }),
  );

  useEffect(() => {
    if (!callback) return;
    // The code can be used once, so it is removed from the URL before a reload could use it again.
    const code = new URLSearchParams(window.location.search).get("code");
    void navigate(paths.auth, { replace: true });
    if (callback.kind === "error")
      toast({ title: authTexts.socialFailed, description: callback.message, variant: "destructive" });
    else if (code) void enter(client, code);
  }, [callback, client, navigate]);

  if (callback?.kind === "code")
    return (
      <p className="flex items-center justify-center gap-2 py-6">
        <Spinner /> Signing you in…
      </p>
    );
  return (
    <Auth
      supabaseClient={client}
      onlyThirdPartyProviders
      // The server's list contains the providers that the operator has configured.
      providers={status.socialProviders as Providers}
      redirectTo={`${window.location.origin}${paths.auth}`}
      appearance={{ theme: ThemeSupa, variables }}
    />
  );
}

async function enter(client: SupabaseClient, code: string): Promise<void> {
  try {
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    if (error) throw error;
    const user = await createSession({
      accessToken: data.session.access_token,
      refreshToken: data.session.refresh_token,
    });
    // The session is now in the cookies, and the page stores no tokens. Signing the client out would end this session,
    // too.
    window.sessionStorage.removeItem(storageKey);
    setUser(user);
    toast({ title: authTexts.welcomeBack(user.username) });
  } catch (error) {
    toast({
      title: authTexts.socialFailed,
      description: readableError(error, authTexts.tryAgain),
      variant: "destructive",
    });
  }
}
