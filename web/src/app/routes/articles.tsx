import { useParams } from "react-router-dom";
import { ArticlePage } from "@/features/articles/components/article-page.tsx";

export default function ArticlesRoute() {
  const { slug = "" } = useParams();
  return <ArticlePage key={slug} slug={slug} />;
}
