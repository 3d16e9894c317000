import { type PromoCode, promoCodeMessages } from "@contract/wire/promo-codes.ts";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { codeTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { deletePromoCode, promoCodes } from "../../api/promo-codes.ts";
import { localDay } from "../../local-time.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { CodeEditDialog } from "./code-edit-dialog.tsx";
import { EmptyState, ListBody, ListHead } from "../list-frame.tsx";

export function CodeList() {
  const list = useAdminList(promoCodes);
  const [leaving, setLeaving] = useState<PromoCode | null>(null);
  const [edited, setEdited] = useState<PromoCode | null>(null);
  const deleting = useAdminMutation({
    send: (code: PromoCode) => deletePromoCode(code.id),
    refetch: ["promo-codes"],
    done: (_response, code) => ({ title: promoCodeMessages.deleted, description: code.code }),
    failed: codeTexts.removeFailed,
  });
  const count = `${list.items.length}${list.hasMore ? "+" : ""}`;
  return (
    <section className="grid gap-4">
      <ListHead
        title={codeTexts.listTitle}
        hint={list.status === "loading" ? codeTexts.counting : codeTexts.count(count)}
        refreshing={list.refreshing}
        onRefresh={list.refresh}
      />
      <ListBody
        list={list}
        label={codeTexts.listTitle}
        loading={codeTexts.loading}
        empty={<EmptyState title={codeTexts.empty} hint={codeTexts.emptyHint} />}
      >
        {(codes) => (
          <ul className="divide-y divide-border rounded-md border border-border bg-card">
            {codes.map((code) => (
              <CodeRow
                key={code.id}
                code={code}
                onEdit={() => {
                  setEdited(code);
                }}
                onDelete={() => {
                  setLeaving(code);
                }}
              />
            ))}
          </ul>
        )}
      </ListBody>
      {edited && (
        <CodeEditDialog
          code={edited}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={codeTexts.removeTitle}
          description={codeTexts.removeHint(leaving.code)}
          confirm={codeTexts.removeConfirm}
          pending={deleting.isPending}
          onConfirm={() => {
            deleting.mutate(leaving, {
              onSettled: () => {
                setLeaving(null);
              },
            });
          }}
          onClose={() => {
            setLeaving(null);
          }}
        />
      )}
    </section>
  );
}

/** A code that somebody has used, or that waits for somebody's account, can only be deleted. */
const isEditable = ({ isActive, reservedFor }: PromoCode): boolean => !isActive && reservedFor === null;

function CodeRow({ code, onEdit, onDelete }: { code: PromoCode; onEdit: () => void; onDelete: () => void }) {
  return (
    <li className="flex items-center gap-1 px-4 py-3">
      <div className="mr-2 min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-all font-semibold">{code.code}</span>
          <Badge variant={code.isActive ? "success" : "neutral"}>
            {code.isActive ? codeTexts.active : codeTexts.unused}
          </Badge>
        </p>
        <p className="mt-0.5 text-sm text-muted-foreground">
          {(code.isExpired ? codeTexts.expired : codeTexts.expires)(localDay(code.expiryDate))}
        </p>
        {code.email && <p className="break-all text-sm text-muted-foreground">{codeTexts.usedBy(code.email)}</p>}
        {!code.email && code.reservedFor && (
          <p className="break-all text-sm text-muted-foreground">{codeTexts.reservedFor(code.reservedFor)}</p>
        )}
      </div>
      {isEditable(code) && (
        <Button variant="ghost" size="icon" aria-label={codeTexts.edit(code.code)} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={codeTexts.remove(code.code)} onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}
