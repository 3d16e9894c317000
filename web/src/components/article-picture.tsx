import { articleCovers, type Article } from "@contract/wire/articles.ts";
import { useState } from "react";
import { cn } from "@/lib/cn.ts";

/** A cover of the category, chosen by the address of the picture that is missing. */
function coverInstead({ category }: Pick<Article, "category">, missing: string): string {
  const covers = articleCovers(category);
  const sum = [...missing].reduce((total, character) => total + character.codePointAt(0)!, 0);
  return covers[sum % covers.length]!;
}

/**
 * An article's picture in the fixed format 1200 × 630; if it cannot be loaded, a cover of its category is shown
 * instead.
 */
export function ArticlePicture({
  article,
  eager = false,
  className,
}: {
  article: Pick<Article, "imageUrl" | "imagePath" | "category">;
  /** It is at the top of the page, so that waiting for the layout would only delay it. */
  eager?: boolean;
  className?: string;
}) {
  const [broken, setBroken] = useState("");
  const wanted = article.imagePath ?? article.imageUrl;
  const source = broken === wanted ? coverInstead(article, wanted) : wanted;
  return (
    <img
      src={source}
      alt=""
      width={1200}
      height={630}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(wanted);
      }}
      className={cn("aspect-[1200/630] w-full bg-sunken object-cover", className)}
    />
  );
}
