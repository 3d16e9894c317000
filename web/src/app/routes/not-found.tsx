import { KiteMark } from "@/components/kite-mark.tsx";
import { Link } from "@/components/link.tsx";
import { Page } from "@/components/page.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { paths } from "@/lib/paths.ts";

export default function NotFoundRoute() {
  return (
    <Page
      title="404 Page Not Found"
      className="flex flex-col items-center justify-center gap-5 py-16 text-center sm:py-24"
    >
      <KiteMark className="size-20 -rotate-12" />
      <h1 className="text-3xl sm:text-4xl">404 Page Not Found</h1>
      <p className="max-w-md text-muted-foreground">
        This address leads nowhere. The link may be incomplete, or the page has moved.
      </p>
      <Link to={paths.home} className={buttonStyles()}>
        Go to the start page
      </Link>
      <p className="text-sm text-muted-foreground">Did you forget to add the page to the router?</p>
    </Page>
  );
}
