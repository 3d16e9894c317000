import {
  articleCategories,
  articleCategoryLabels,
  articleCover,
  type Article,
  type ArticleCategory,
  type ArticleRequest,
} from "@contract/wire/articles.ts";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { useForm } from "@/lib/use-form.ts";
import { articleAdminTexts, panelTexts } from "../../admin-texts.ts";
import { articleRules, articleValues, type ArticleValues } from "../../article-form.ts";
import { deleteSavedForm, saveForm, readSavedForm } from "../../saved-forms.ts";
import { useCreateArticle, useUpdateArticle } from "../../use-article-actions.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { UploadButton } from "../upload-button.tsx";
import { ArticleBody } from "./article-body.tsx";

const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

/** Creates an article, or edits the selected one. The form keeps its values if saving fails. */
export function ArticleFormDialog({ selected, onClose }: { selected: Article | null; onClose: () => void }) {
  const creating = useCreateArticle();
  const updating = useUpdateArticle();
  const pending = creating.isPending || updating.isPending;

  async function save(article: ArticleRequest): Promise<void> {
    // Failures were shown by the mutation.
    await (selected ? updating.mutateAsync({ selected, article }) : creating.mutateAsync(article)).then(
      close,
      () => undefined,
    );
  }

  const draftName = selected ? `article-${selected.id}` : "article-new";
  // Saved when a session expired while the form was open.
  const [kept] = useState(() => readSavedForm<ArticleValues>(draftName));
  const form = useForm<ArticleValues>({
    initial: kept ?? articleValues(selected),
    rules: () => Promise.resolve(articleRules(save)),
  });
  const { values, errors, setValue } = form;
  const [leaving, setLeaving] = useState(false);
  const before = articleValues(selected);
  const changed = (Object.keys(before) as (keyof ArticleValues)[]).some((name) => values[name] !== before[name]);
  useEffect(() => {
    if (changed) saveForm(draftName, values);
    else deleteSavedForm(draftName);
  }, [changed, draftName, values]);
  function close() {
    deleteSavedForm(draftName);
    onClose();
  }

  /** Asks before a long text is discarded, for example by Escape. */
  function leave() {
    if (pending) return;
    if (changed) setLeaving(true);
    else close();
  }
  const useCover = () => {
    setValue("imageUrl", new URL(articleCover(values.category as ArticleCategory), location.origin).href);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
    >
      <DialogContent className="max-w-3xl!">
        <DialogTitle>{selected ? articleAdminTexts.editTitle : articleAdminTexts.createTitle}</DialogTitle>
        <DialogDescription>{articleAdminTexts.formHint}</DialogDescription>
        {kept && (
          <output className="block rounded-md bg-sunken px-4 py-3 text-sm font-medium">{articleAdminTexts.kept}</output>
        )}
        <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Field label={articleAdminTexts.title} error={errors.title}>
            {(control) => (
              <Input
                {...control}
                name="title"
                value={values.title}
                onChange={(event) => {
                  setValue("title", event.currentTarget.value);
                }}
              />
            )}
          </Field>
          <Field label={articleAdminTexts.summary} error={errors.summary}>
            {(control) => (
              <Textarea
                {...control}
                name="summary"
                rows={2}
                className="min-h-16!"
                value={values.summary}
                onChange={(event) => {
                  setValue("summary", event.currentTarget.value);
                }}
              />
            )}
          </Field>
          <Field label={articleAdminTexts.category} error={errors.category}>
            {(control) => (
              <Select
                {...control}
                name="category"
                value={values.category}
                onChange={(event) => {
                  setValue("category", event.currentTarget.value);
                }}
              >
                {articleCategories.map((id) => (
                  <option key={id} value={id}>
                    {articleCategoryLabels[id]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={articleAdminTexts.imageUrl} error={errors.imageUrl}>
            {(control) => (
              <div className="grid gap-2">
                <Input
                  {...control}
                  name="imageUrl"
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  value={values.imageUrl}
                  onChange={(event) => {
                    setValue("imageUrl", event.currentTarget.value);
                  }}
                />
                <div className="flex flex-wrap gap-2">
                  <Button variant="outline" size="sm" onClick={useCover}>
                    {articleAdminTexts.useCover}
                  </Button>
                  <UploadButton
                    label={articleAdminTexts.upload}
                    types={imageTypes}
                    onUploaded={(url) => {
                      setValue("imageUrl", url);
                    }}
                  />
                </div>
              </div>
            )}
          </Field>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Field label={articleAdminTexts.content} error={errors.content}>
              {(control) => (
                <Textarea
                  {...control}
                  name="content"
                  rows={14}
                  spellCheck
                  className="h-[22rem] font-mono text-sm!"
                  value={values.content}
                  onChange={(event) => {
                    setValue("content", event.currentTarget.value);
                  }}
                />
              )}
            </Field>
            <ContentPreview html={values.content} />
          </div>
          <DialogFooter>
            <Button variant="ghost" onClick={leave}>
              {panelTexts.cancel}
            </Button>
            <Button type="submit" loading={form.submitting || pending}>
              {selected ? articleAdminTexts.saveEdit : articleAdminTexts.saveNew}
            </Button>
          </DialogFooter>
        </form>
        {leaving && (
          <ConfirmDialog
            title={articleAdminTexts.leaveTitle}
            description={articleAdminTexts.leaveHint}
            confirm={articleAdminTexts.leaveConfirm}
            cancel={articleAdminTexts.stay}
            pending={false}
            onConfirm={close}
            onClose={() => {
              setLeaving(false);
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function ContentPreview({ html }: { html: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-[0.9375rem] font-semibold">{articleAdminTexts.preview}</p>
      {/* A scrolling area must be reachable by keyboard. */}
      <section
        aria-label={articleAdminTexts.preview}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[22rem] min-h-24 md:h-[22rem] overflow-y-auto rounded-md border border-border bg-card px-4 py-3"
      >
        {html.trim() === "" ? (
          <p className="text-sm text-muted-foreground">{articleAdminTexts.previewEmpty}</p>
        ) : (
          <ArticleBody html={html} />
        )}
      </section>
    </div>
  );
}
