import { articleWriterDefault, articleWriters, type ArticleWriterId } from "@contract/wire/article-editing.ts";
import { articleCategoryDefault, type ArticleCategory } from "@contract/wire/articles.ts";
import { Sparkles } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field, FieldError } from "@/components/ui/field.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { articleAdminTexts } from "../../admin-texts.ts";
import { useArticleGeneration } from "../../article-draft.ts";
import { ArticleDrafts } from "./article-drafts.tsx";
import { CategoryOptions } from "./category-options.tsx";

export function ArticleGenerator() {
  const { drafts, generating, error, generate, edit, remove } = useArticleGeneration();
  const [category, setCategory] = useState<ArticleCategory>(articleCategoryDefault);
  const [writer, setWriter] = useState<ArticleWriterId>(articleWriterDefault);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    generate({ category, writer });
  }

  return (
    <div className="grid gap-8">
      <form noValidate aria-label={articleAdminTexts.generatorTitle} onSubmit={handleSubmit} className="grid gap-4">
        <p className="text-sm text-muted-foreground">{articleAdminTexts.generatorHint}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={articleAdminTexts.category}>
            {(control) => (
              <Select
                {...control}
                value={category}
                disabled={generating}
                onChange={(event) => {
                  setCategory(event.currentTarget.value as ArticleCategory);
                }}
              >
                <CategoryOptions />
              </Select>
            )}
          </Field>
          <Field label={articleAdminTexts.writer} description={articleWriters.find(({ id }) => id === writer)?.style}>
            {(control) => (
              <Select
                {...control}
                value={writer}
                disabled={generating}
                onChange={(event) => {
                  setWriter(event.currentTarget.value as ArticleWriterId);
                }}
              >
                {articleWriters.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Button
          type="submit"
          variant={drafts.length > 0 ? "outline" : "primary"}
          aria-disabled={generating || undefined}
          aria-busy={generating || undefined}
          className="justify-self-start"
        >
          {generating ? <Spinner /> : <Sparkles aria-hidden="true" className="size-4" />}
          {generating ? articleAdminTexts.generating : articleAdminTexts.generate}
        </Button>
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </form>
      {drafts.length > 0 && <ArticleDrafts drafts={drafts} onEdit={edit} onRemove={remove} />}
    </div>
  );
}
