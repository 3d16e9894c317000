import { hiddenTrendRequest, type HiddenTrend } from "@contract/wire/hidden-trends.ts";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { queryKeys } from "@/lib/query-keys.ts";
import { hiddenTrendTexts as texts } from "../admin-texts.ts";
import { useAdminList } from "../api/admin-list.ts";
import { hiddenTrends, hideTrend, unhideTrend } from "../api/hidden-trends.ts";
import { useAdminMutation } from "../use-admin-mutation.ts";
import { ListBody } from "./list-frame.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The list of hidden trends, with a form to hide another one. */
export function HiddenTrends() {
  const list = useAdminList(hiddenTrends);
  const showing = useAdminMutation({
    send: ({ id }: HiddenTrend) => unhideTrend(id),
    refetch: ["hidden-trends"],
    done: ({ message }, { entry }) => ({ title: `${texts.shown}: ${entry}`, description: message }),
    failed: texts.showFailed,
  });
  return (
    <section className="grid gap-4">
      <SectionHeading title={texts.title} hint={texts.hint} />
      <HideForm />
      <ListBody
        list={list}
        label={texts.title}
        loading={texts.loading}
        skeleton={<Skeleton className="h-11.5 w-40 rounded-md" />}
        empty={<p className="grid h-11.5 items-center text-sm text-muted-foreground">{texts.empty}</p>}
      >
        {(entries) => (
          <ul aria-label={texts.title} className="flex min-h-11.5 flex-wrap items-start gap-2">
            {entries.map((hidden) => (
              <li key={hidden.id} className="flex max-w-full items-center rounded-md border border-border bg-card pl-3">
                <span className="min-w-0 wrap-anywhere">{hidden.entry}</span>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={texts.show(hidden.entry)}
                  onClick={() => {
                    showing.mutate(hidden);
                  }}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

function HideForm() {
  const [entry, setEntry] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const hiding = useAdminMutation({
    send: hideTrend,
    refetch: ["hidden-trends"],
    done: (hidden) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.trending });
      return { title: texts.hidden, description: hidden.entry };
    },
    failed: texts.hideFailed,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hiding.isPending) return;
    const parsed = hiddenTrendRequest.safeParse({ entry });
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success)
      hiding.mutate(parsed.data, {
        onSuccess: () => {
          setEntry("");
        },
      });
    else input.current?.focus();
  }

  return (
    <form noValidate aria-label={texts.title} onSubmit={handleSubmit}>
      <Field label={texts.entry} error={error} className="sm:max-w-96">
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              ref={input}
              value={entry}
              placeholder={texts.placeholder}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="min-w-0 flex-1"
              onChange={(event) => {
                setEntry(event.currentTarget.value);
                setError(undefined);
              }}
            />
            <Button type="submit" variant="outline" loading={hiding.isPending}>
              {texts.hide}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
