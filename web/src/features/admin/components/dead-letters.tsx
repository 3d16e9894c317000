import type { DeadLetter } from "@contract/wire/dead-letters.ts";
import { Button } from "@/components/ui/button.tsx";
import { deadLetterTexts as texts } from "../admin-texts.ts";
import { useAdminList } from "../api/admin-list.ts";
import { deadLetters, discardDeadLetter, retryDeadLetter } from "../api/dead-letters.ts";
import { useAdminMutation } from "../use-admin-mutation.ts";
import { SectionHeading } from "./section-heading.tsx";

/** Jobs that failed for good, to be tried again or discarded. Nothing is shown while there are none. */
export function DeadLetters() {
  const { items } = useAdminList(deadLetters);
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <SectionHeading title={texts.title} hint={texts.hint} />
      <ul aria-label={texts.title} className="grid gap-2">
        {items.map((letter) => (
          <DeadLetterItem key={letter.id} letter={letter} />
        ))}
      </ul>
    </section>
  );
}

function DeadLetterItem({ letter }: { letter: DeadLetter }) {
  const { id, queue, subject, attempts, error } = letter;
  const done = ({ message }: { message: string }) => ({ title: subject, description: message });
  const options = { refetch: ["dead-letters"], done };
  const retry = useAdminMutation({ ...options, send: () => retryDeadLetter(id), failed: texts.retryFailed });
  const discard = useAdminMutation({ ...options, send: () => discardDeadLetter(id), failed: texts.discardFailed });
  return (
    <li className="grid gap-2 rounded-md border border-border bg-card px-4 py-3">
      <p className="wrap-anywhere">{`${texts.queues[queue] ?? queue}: ${subject}`}</p>
      <p className="text-sm wrap-anywhere text-muted-foreground">{texts.failed(attempts, error)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          loading={retry.isPending}
          aria-label={`${texts.retry}: ${subject}`}
          onClick={() => {
            retry.mutate();
          }}
        >
          {texts.retry}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={discard.isPending}
          aria-label={`${texts.discard}: ${subject}`}
          onClick={() => {
            discard.mutate();
          }}
        >
          {texts.discard}
        </Button>
      </div>
    </li>
  );
}
