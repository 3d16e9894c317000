import type { PlatformId } from "@contract/rules/platforms.ts";
import { Page } from "@/components/page.tsx";
import { CaptionPost } from "@/features/captions/components/caption-post.tsx";
import { postAuthor } from "@/features/captions/post-author.ts";
import { CheckerPage } from "@/features/checker/components/checker-page.tsx";
import { checkerTexts } from "@/features/checker/checker-texts.ts";
import { useSession } from "@/lib/session.ts";

function Preview({ caption, platform }: { caption: string; platform: PlatformId }) {
  const session = useSession();
  const author = postAuthor(session.status === "signed-in" ? session.user.username : "Your name");
  return <CaptionPost caption={caption} platform={platform} author={author} />;
}

export default function CheckRoute() {
  const { status } = useSession();
  return (
    <Page title={checkerTexts.title} className="py-8 sm:py-12">
      <CheckerPage signedIn={status === "signed-in"} preview={Preview} />
    </Page>
  );
}
