import { Navigate, useLocation, useSearchParams, type Location } from "react-router-dom";
import { Page } from "@/components/page.tsx";
import { Card, CardContent } from "@/components/ui/card.tsx";
import { ArticleSection } from "@/features/articles/components/article-section.tsx";
import { AuthTabs } from "@/features/auth/components/auth-tabs.tsx";
import { Headline, Showcase } from "@/features/auth/components/showcase.tsx";
import { SocialSignIn } from "@/features/auth/components/social-sign-in.tsx";
import TrialCard from "@/features/captions/components/trial-card.tsx";
import { articleSearch, paths } from "@/lib/paths.ts";
import { useSession } from "@/lib/session.ts";

export default function AuthRoute() {
  const session = useSession();
  const [params] = useSearchParams();
  const location = useLocation();
  // Set by RequireSession, with the person whose session ended there, and by the caption checker.
  const state = location.state as { from?: Location; person?: string | null } | null;
  if (session.status === "signed-in") {
    // Where one person was is not where the next one wants to go, and whoever left the Trending page begins anew.
    const isTheirs = !state?.person || (state.person === session.user.id && state.from?.pathname !== paths.trending);
    const from = isTheirs ? state?.from : undefined;
    return <Navigate to={from ?? paths.home + articleSearch(location.search)} replace />;
  }
  return (
    <Page title={params.get("tab") === "signup" ? "Sign Up" : "Login"} forVisitors className="py-8 sm:py-12 lg:py-16">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
        <Headline />
        <Card aria-label="Login or Sign Up" className="shadow-md lg:row-span-2">
          <CardContent>
            <AuthTabs />
            <SocialSignIn />
          </CardContent>
        </Card>
        <TrialCard />
      </div>
      {/* Below the free caption, which is higher on a device that has used it. */}
      <div data-first-visit className="mt-12 lg:mt-20">
        <Showcase />
      </div>
      <ArticleSection className="mt-12 lg:mt-20" />
    </Page>
  );
}
