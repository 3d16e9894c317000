import type { ChatButton, ChatText } from "@contract/wire/chat.ts";
import { CopyButton } from "@/components/copy-button.tsx";
import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { entryPath } from "@/lib/paths.ts";
import { chatTexts } from "../chat-texts.ts";
import { ask } from "../conversation.ts";
import { placeButtons } from "../places.ts";
import { useUpgradeLink } from "../use-upgrade-link.ts";

const linkStyles = buttonStyles({ variant: "ghost", size: "sm" });
const buttonClasses = "h-auto! min-h-9 whitespace-normal! py-1.5 text-left";

/** The texts of a reply, each with Copy and, if it is in the history, the way into the form. */
export function ReplyTexts({ texts, onLeave }: { texts: readonly ChatText[]; onLeave: () => void }) {
  return (
    <ol className="flex w-full max-w-[88%] flex-col gap-2">
      {texts.map(({ text, entryId }, index) => (
        // Two texts of one reply may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="rounded-lg border border-border px-4 py-2.5">
          <p dir="auto" className="whitespace-pre-wrap text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere]">
            {text}
          </p>
          <div className="-ml-2 mt-1 flex flex-wrap gap-1">
            <CopyButton text={text} what={chatTexts.textNumber(index + 1)} />
            {entryId !== null && (
              <Link to={entryPath(entryId)} onClick={onLeave} className={linkStyles}>
                {chatTexts.openInForm}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What a reply offers: a question to ask next, or a place of the app. */
export function ReplyButtons({ buttons, onLeave }: { buttons: readonly ChatButton[]; onLeave: () => void }) {
  const upgrade = useUpgradeLink(onLeave);
  if (buttons.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {buttons.map((button) => (
        <li key={button.kind === "ask" ? button.question : button.place}>
          {button.kind === "open" ? (
            <PlaceButton {...placeButtons[button.place]} onUpgrade={upgrade} onLeave={onLeave} />
          ) : (
            <Button
              variant="outline"
              size="sm"
              className={buttonClasses}
              onClick={() => {
                ask(button.question);
              }}
            >
              {button.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PlaceButtonProps {
  label: string;
  to: string | null;
  onUpgrade: () => void;
  onLeave: () => void;
}

function PlaceButton({ label, to, onUpgrade, onLeave }: PlaceButtonProps) {
  if (to === null)
    return (
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={onUpgrade}>
        {label}
      </Button>
    );
  return (
    <Link to={to} onClick={onLeave} className={buttonStyles({ variant: "outline", size: "sm" })}>
      {label}
    </Link>
  );
}
