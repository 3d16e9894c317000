import type { ReceivedMessage } from "@contract/wire/messages.ts";
import { messageTexts as texts } from "../admin-texts.ts";
import { useAdminList } from "../api/admin-list.ts";
import { receivedMessages } from "../api/messages.ts";
import { localMoment } from "../local-time.ts";
import { FoldedText } from "./folded-text.tsx";
import { EmptyState, ListBody, ListHead } from "./list-frame.tsx";

/** What people wrote to the administrators, newest first, each with a link that answers by mail. */
export function MessageList() {
  const list = useAdminList(receivedMessages);
  return (
    <section className="grid gap-3">
      <ListHead title={texts.title} hint={texts.hint} refreshing={list.refreshing} onRefresh={list.refresh} />
      <ListBody
        list={list}
        label={texts.title}
        loading={texts.loading}
        empty={<EmptyState title={texts.empty} className="py-6" />}
      >
        {(messages) => (
          <ol className="divide-y divide-border rounded-md border border-border bg-card">
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ol>
        )}
      </ListBody>
    </section>
  );
}

function MessageRow({ message: { kind, name, email, text, timestamp } }: { message: ReceivedMessage }) {
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <p className="text-muted-foreground">
        {`${texts.kinds[kind]} · `}
        <time dateTime={timestamp}>{localMoment(timestamp)}</time>
      </p>
      <FoldedText text={text} />
      <p className="wrap-anywhere text-muted-foreground">
        {`${name} · `}
        <a href={`mailto:${encodeURIComponent(email)}`} className="text-primary-text underline underline-offset-4">
          {email}
        </a>
      </p>
    </li>
  );
}
