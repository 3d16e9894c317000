import type { CaptionRequest } from "@contract/wire/captions.ts";
import { withoutPoints } from "@domain/captions/voice/points.ts";
import { readVoice } from "@domain/captions/voice/read.ts";
import { useQuery } from "@tanstack/react-query";
import { toneOptions } from "@/lib/tone-options.ts";
import { voiceConflicts } from "../voice-conflicts.ts";

/**
 * Says where the sliders contradict the person's tone. Shows nothing if it cannot be loaded, because it is only a hint.
 */
export default function VoiceConflict({
  style,
}: {
  style: Pick<CaptionRequest, "platform" | "emojiLevel" | "hashtagLevel" | "aiControlled">;
}) {
  const { data } = useQuery(toneOptions);
  const conflicts = voiceConflicts(style, withoutPoints(readVoice(data?.tone ?? null), data?.off ?? []));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className="-mt-2 grid gap-1 text-sm text-muted-foreground empty:hidden">
      {conflicts.map((conflict) => (
        <p key={conflict}>{conflict}</p>
      ))}
    </div>
  );
}
