import { WandSparkles } from "lucide-react";
import { parsePath, useNavigate } from "react-router-dom";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { keywordLengthMax } from "@contract/rules/text-lengths.ts";
import { Link } from "@/components/link.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { cutKeyword } from "@/lib/cut-keyword.ts";
import { captionFormPath } from "@/lib/caption-form-link.ts";
import { paths } from "@/lib/paths.ts";
import { checkerTexts } from "../checker-texts.ts";

interface ImproveLinkProps {
  text: string;
  platform: PlatformId;
  signedIn: boolean;
}

/** Opens the generator with the text as its keyword; visitors sign up first and then arrive there. */
export function ImproveLink({ text, platform, signedIn }: ImproveLinkProps) {
  const navigate = useNavigate();
  const { keyword, cut } = cutKeyword(text);
  const formPath = captionFormPath({ keyword, platform });
  const hint = [
    signedIn ? checkerTexts.improveSignedIn : checkerTexts.improveVisitor,
    cut && checkerTexts.improveCut(keywordLengthMax),
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <>
      <Link
        to={signedIn ? formPath : paths.signUp}
        aria-describedby="improve-hint"
        className={buttonStyles({ variant: "primary" })}
        onClick={(event) => {
          if (signedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void navigate(paths.signUp, { state: { from: parsePath(formPath) } });
        }}
      >
        <WandSparkles aria-hidden="true" className="size-4" />
        {checkerTexts.improve}
      </Link>
      <p id="improve-hint" className="order-last basis-full text-sm text-muted-foreground">
        {hint}
      </p>
    </>
  );
}
