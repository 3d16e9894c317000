import type { User } from "@contract/wire/accounts.ts";
import { ChevronDown, Lightbulb } from "lucide-react";
import { lazy, useId, useState } from "react";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";

const loadFields = () => import("./suggestion-fields.tsx");
const SuggestionFields = lazy(loadFields);
// Only warms the cache; a failure shows when the form is opened.
const warmFields = () => void loadFields().catch(() => undefined);

/** The form for a suggestion, collapsed until it is needed, and kept with its text when it is collapsed again. */
export function SuggestionForm({ user }: { user: Pick<User, "username" | "email"> }) {
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const [opened, setOpened] = useState(false);
  function close() {
    setExpanded(false);
  }
  return (
    <section className="grid">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={expanded}
        aria-controls={id}
        className="-ml-3 justify-self-start text-muted-foreground!"
        onPointerEnter={warmFields}
        onFocus={warmFields}
        onClick={() => {
          setOpened(true);
          setExpanded(!expanded);
        }}
      >
        <Lightbulb aria-hidden="true" className="size-4" />
        Suggest an improvement
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform duration-150", expanded && "rotate-180")}
        />
      </Button>
      <div id={id} hidden={!expanded}>
        {opened && (
          <OptionalChunk
            waiting={<Skeleton className="mt-2 h-44 rounded-md" />}
            missing={
              <ChunkMissing
                onGone={() => {
                  setOpened(false);
                  close();
                }}
              />
            }
          >
            <SuggestionFields user={user} onSent={close} />
          </OptionalChunk>
        )}
      </div>
    </section>
  );
}
