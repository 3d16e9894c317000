import { articleCategories, articleCategoryLabels } from "@contract/wire/articles.ts";

/** The categories of articles, for a `Select`. */
export function CategoryOptions() {
  return articleCategories.map((id) => (
    <option key={id} value={id}>
      {articleCategoryLabels[id]}
    </option>
  ));
}
