import type { PlatformId } from "@contract/rules/platforms.ts";
import { CopyButton } from "@/components/copy-button.tsx";
import { postAuthor } from "../post-author.ts";
import { CaptionPost } from "./caption-post.tsx";

const author = postAuthor("Your name");

/** The visitor's caption as a post. */
export default function TrialPost({ caption, platform }: { caption: string; platform: PlatformId }) {
  return <CaptionPost caption={caption} platform={platform} author={author} actions={<CopyButton text={caption} />} />;
}
