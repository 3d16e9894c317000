import { isShownPicture, type ArticleCategory } from "@contract/wire/articles.ts";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import type { Form } from "@/lib/use-form.ts";
import { articleAdminTexts } from "../../admin-texts.ts";
import { coverAfter, isCover, type ArticleValues } from "../../article-form.ts";
import { UploadButton } from "../upload-button.tsx";
import { ArticleBody } from "./article-body.tsx";
import { CategoryOptions } from "./category-options.tsx";

const imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

/** The fields of an article, with previews of its picture and its content. */
export function ArticleFields({
  form: { values, errors, setValue },
}: {
  form: Pick<Form<ArticleValues>, "values" | "errors" | "setValue">;
}) {
  const category = values.category as ArticleCategory;
  const covered = isCover(category, values.imageUrl);
  const useCover = () => {
    setValue("imageUrl", coverAfter(category, values.imageUrl));
  };
  return (
    <>
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
            <CategoryOptions />
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
                {covered ? articleAdminTexts.anotherCover : articleAdminTexts.useCover}
              </Button>
              <UploadButton
                label={articleAdminTexts.upload}
                types={imageTypes}
                onUploaded={(url) => {
                  setValue("imageUrl", url);
                }}
              />
            </div>
            <PicturePreview key={values.imageUrl} address={values.imageUrl.trim()} />
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
    </>
  );
}

/** The picture as readers see it, or why they would not. Nothing while the address is not complete. */
function PicturePreview({ address }: { address: string }) {
  const [broken, setBroken] = useState(false);
  if (!URL.canParse(address) || !isShownPicture(address, [location.origin])) return null;
  if (broken) return <p className="text-sm text-destructive-text">{articleAdminTexts.pictureFailed}</p>;
  return (
    <img
      src={address}
      alt=""
      width={1200}
      height={630}
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(true);
      }}
      className="aspect-[1200/630] w-full max-w-60 rounded-md border border-border bg-sunken object-cover"
    />
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
