import { findLinks } from "@contract/rules/caption-length.ts";
import type { PlatformId } from "@contract/rules/platforms.ts";

export type ShareTargetId = "x" | "facebook" | "linkedin" | "whatsapp" | "tiktok" | "instagram" | "email";

export interface ShareTarget {
  id: ShareTargetId;
  label: string;
  /** What the click does, as the menu describes it. */
  effect: string;
  /** True if the site accepts no text in a link, so that the caption is copied first. */
  copiesFirst: boolean;
  /** The address that is opened for a caption. */
  href(caption: string): string;
}

const webAddress = /^https?:/i;

/** The first web address inside a caption, with a scheme, or null. */
export function linkIn(caption: string): string | null {
  const link = findLinks(caption)[0]?.text;
  if (!link) return null;
  return webAddress.test(link) ? link : `https://${link}`;
}

const query = (base: string, parameters: Record<string, string>) =>
  `${base}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;

const lineBreak = /\r\n|\r|\n/g;

/** RFC 6068 requires CRLF for line breaks in a mail body. */
const crlf = (text: string) => text.replace(lineBreak, "\r\n");

/** Facebook and LinkedIn share only an address: the caption's own if it has one, otherwise their front page. */
const shareLinkOr = (shareBase: string, parameter: string, fallback: string) => (caption: string) => {
  const link = linkIn(caption);
  return link ? query(shareBase, { [parameter]: link }) : fallback;
};

/** The targets with the one of the caption's own platform first; the others keep their order. */
export function orderedTargets(platform: PlatformId): ShareTarget[] {
  return shareTargets.toSorted((a, b) => Number(b.id === platform) - Number(a.id === platform));
}

/** The share targets. Addresses: the platforms' own share documentation, checked 2026-11-21. */
export const shareTargets: readonly ShareTarget[] = [
  {
    id: "x",
    label: "X",
    effect: "Opens a post with the caption in it",
    copiesFirst: false,
    href: (caption) => query("https://x.com/intent/tweet", { text: caption }),
  },
  {
    id: "facebook",
    label: "Facebook",
    effect: "Copies the caption, then opens Facebook",
    copiesFirst: true,
    href: shareLinkOr("https://www.facebook.com/sharer/sharer.php", "u", "https://www.facebook.com/"),
  },
  {
    id: "linkedin",
    label: "LinkedIn",
    effect: "Copies the caption, then opens LinkedIn",
    copiesFirst: true,
    href: shareLinkOr("https://www.linkedin.com/sharing/share-offsite/", "url", "https://www.linkedin.com/feed/"),
  },
  {
    id: "whatsapp",
    label: "WhatsApp",
    effect: "Opens a message with the caption in it",
    copiesFirst: false,
    href: (caption) => query("https://wa.me/", { text: caption }),
  },
  {
    id: "tiktok",
    label: "TikTok",
    effect: "Copies the caption, then opens TikTok",
    copiesFirst: true,
    href: () => "https://www.tiktok.com/upload",
  },
  {
    id: "instagram",
    label: "Instagram",
    effect: "Copies the caption, then opens Instagram",
    copiesFirst: true,
    href: () => "https://www.instagram.com/",
  },
  {
    id: "email",
    label: "Email",
    effect: "Opens a mail with the caption in it",
    copiesFirst: false,
    href: (caption) => query("mailto:", { subject: "A caption for you", body: crlf(caption) }),
  },
];
