import { articleCover, type Article } from "@contract/wire/articles.ts";
import { useState } from "react";
import { cn } from "@/lib/cn.ts";

/**
 * An article's picture in the fixed format 1200 × 630; if it cannot be loaded, its category's cover is shown instead.
 */
export function ArticlePicture({
  article,
  className,
}: {
  article: Pick<Article, "imageUrl" | "imagePath" | "category">;
  className?: string;
}) {
  const [broken, setBroken] = useState("");
  const wanted = article.imagePath ?? article.imageUrl;
  const source = broken === wanted ? articleCover(article.category) : wanted;
  return (
    <img
      src={source}
      alt=""
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(wanted);
      }}
      className={cn("aspect-[1200/630] w-full bg-sunken object-cover", className)}
    />
  );
}
