import { Check, Copy, Link, Mail, Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { copyTexts } from "@/components/copy-texts.ts";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx";
import { copyText, copyTextNow } from "@/lib/copy-text.ts";
import { toast } from "@/lib/toast.ts";
import { useCopied } from "@/lib/use-copied.ts";
import { ControlFace } from "../rewrite/caption-menu.tsx";
import { captionLink, type SharedCaption } from "../share/shared-caption.ts";
import { orderedTargets, type ShareTarget } from "../share/share-targets.ts";

const rowStyles =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-2.5 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken";
const copyFailed = { ...copyTexts.failed, variant: "destructive" } as const;

function say(copied: boolean) {
  toast(copied ? { title: copyTexts.captionCopied } : copyFailed);
}

function TargetLink({ target, caption }: { target: ShareTarget; caption: string }) {
  const href = target.href(caption);
  function handleClick(event: MouseEvent) {
    if (!target.copiesFirst) return;
    // The opened page takes the focus, and with it the permission to write to the clipboard, so copy immediately or
    // open later.
    if (copyTextNow(caption)) {
      say(true);
      return;
    }
    event.preventDefault();
    void copyText(caption).then((copied) => {
      say(copied);
      window.open(href, "_blank", "noopener,noreferrer");
    });
  }
  const newTab = target.id === "email" ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a href={href} {...newTab} onClick={handleClick} className={rowStyles}>
      {target.id === "email" ? (
        <Mail aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.8} />
      ) : (
        <PlatformIcon platform={target.id} />
      )}
      <span className="grid leading-tight">
        <span className="text-sm font-semibold">{target.label}</span>
        <span className="text-xs text-muted-foreground">{target.effect}</span>
      </span>
    </a>
  );
}

interface CopyRowProps {
  text: string;
  label: string;
  effect: string;
  success: string;
  icon: typeof Copy;
}

function CopyRow({ text, label, effect, success, icon: Icon }: CopyRowProps) {
  const { copied, copy } = useCopied();
  async function handleClick() {
    toast((await copy(text)) ? { title: success } : copyFailed);
  }
  return (
    <button
      type="button"
      className={rowStyles}
      onClick={() => {
        void handleClick();
      }}
    >
      {copied ? (
        <Check aria-hidden="true" className="size-5 shrink-0 text-info-text" />
      ) : (
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.8} />
      )}
      <span className="grid leading-tight">
        <span className="text-sm font-semibold">{copied ? copyTexts.copied : label}</span>
        <span className="text-xs text-muted-foreground">{effect}</span>
      </span>
    </button>
  );
}

async function shareByDevice(caption: string) {
  try {
    await navigator.share({ text: caption });
  } catch (error) {
    // AbortError: the person closed the device's share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({
      title: "Could not share",
      description: "Your device refused. Copy the caption instead.",
      variant: "destructive",
    });
  }
}

/**
 * The share targets, each with a description of what it does, the best choice first: the device's own share sheet, then
 * the caption's platform. The menu opens as soon as it is loaded.
 */
export default function ShareMenu({ shared }: { shared: SharedCaption }) {
  const { caption, platform } = shared;
  const linkEffect = shared.keyword ? "Opens the generator with this keyword" : "Opens the generator for this platform";
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm">
          <ControlFace icon={Share2} label="Share" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Share this caption"
        className="scroll-shadow w-80! max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        {typeof navigator.share === "function" && (
          <>
            <button
              type="button"
              className={rowStyles}
              onClick={() => {
                void shareByDevice(caption);
              }}
            >
              <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.8} />
              <span className="grid leading-tight">
                <span className="text-sm font-semibold">More options</span>
                <span className="text-xs text-muted-foreground">Opens your device's share sheet</span>
              </span>
            </button>
            <hr className="my-1.5 border-border" />
          </>
        )}
        {orderedTargets(platform).map((target) => (
          <TargetLink key={target.id} target={target} caption={caption} />
        ))}
        <hr className="my-1.5 border-border" />
        <CopyRow
          text={caption}
          label="Copy text"
          success={copyTexts.captionCopied}
          effect="The caption, ready to paste"
          icon={Copy}
        />
        <CopyRow
          text={captionLink(window.location.origin, shared)}
          label="Copy link"
          success="Link copied"
          effect={linkEffect}
          icon={Link}
        />
      </PopoverContent>
    </Popover>
  );
}
