import { storedImageUrl } from "../../../../_shared/domain/articles/row.ts";
import { sanitizeArticle } from "../../../../_shared/domain/articles/sanitize.ts";
import type { ArticleSaveRequest } from "../../../../_shared/contract/wire/article-editing.ts";
import { articleLimits } from "../../../../_shared/contract/rules/text-lengths.ts";
import { articleMessages, insecurePicture, isShownPicture } from "../../../../_shared/contract/wire/articles.ts";
import { fieldError } from "../../../../_shared/platform/errors.ts";
import type { PersonFunctions } from "../../../../_shared/platform/supabase/database.types.ts";

/**
 * The stored form of an article: sanitized HTML, and for a picture on this site, its path without the origin.
 * @throws ApiError `validation_failed` if too little content remains, if sanitizing made it too long to store, or if
 * browsers would not show one of its pictures
 */
export function articleArguments(
  { input, request }: { input: ArticleSaveRequest; request: Request },
  siteUrl: URL,
): PersonFunctions["create_article"]["args"] {
  const { title, summary, content, imageUrl, category, writer } = input;
  const pageOrigin = request.headers.get("origin");
  if (!isShownPicture(imageUrl, [siteUrl.origin, ...(pageOrigin === null ? [] : [pageOrigin])]))
    throw fieldError("validation_failed", "imageUrl", articleMessages.imageInsecure);
  const insecure = insecurePicture(content);
  if (insecure !== null)
    throw fieldError("validation_failed", "content", articleMessages.contentImageInsecure(insecure.slice(0, 100)));
  const clean = sanitizeArticle(content);
  const length = [...clean].length;
  if (length < articleLimits.contentMin) throw fieldError("validation_failed", "content", articleMessages.content);
  if (length > articleLimits.contentStoredMax)
    throw fieldError("validation_failed", "content", articleMessages.contentStoredLong);
  return {
    p_title: title,
    p_summary: summary,
    p_content: clean,
    p_image_url: storedImageUrl(imageUrl, siteUrl, pageOrigin),
    p_category: category,
    p_writer: writer ?? null,
  };
}
