import { articleAdminMessages, type ArticleDraft, type ArticleDraftRequest } from "@contract/wire/article-editing.ts";
import { skipToken, useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/lib/toast.ts";
import { articleAdminTexts } from "./admin-texts.ts";
import { adminKey } from "./api/admin-list.ts";
import { generateArticle } from "./api/articles.ts";
import { deleteSavedForm, saveForm, readSavedForm } from "./saved-forms.ts";
import { failureMessage } from "./use-admin-mutation.ts";

const draftName = "article-draft";
const draftKey = adminKey(draftName);

interface ArticleGeneration {
  /**
   * The generated draft. It is kept when the panel is closed or the session expires, because it cost time and perhaps
   * money.
   */
  draft: ArticleDraft | null;
  generating: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  generate: (request: ArticleDraftRequest) => void;
  discard: () => void;
}

/** The state of the article generator: idle, generating, then a draft or an error. */
export function useArticleGeneration(): ArticleGeneration {
  const queryClient = useQueryClient();
  const { data } = useQuery<ArticleDraft | null>({
    queryKey: draftKey,
    queryFn: skipToken,
    gcTime: Infinity,
    initialData: () => readSavedForm<ArticleDraft>(draftName),
  });
  function show(draft: ArticleDraft | null): void {
    queryClient.setQueryData(draftKey, draft);
    if (draft) saveForm(draftName, draft);
    else deleteSavedForm(draftName);
  }
  const generation = useMutation({
    mutationKey: draftKey,
    mutationFn: generateArticle,
    onSuccess: (draft) => {
      show(draft);
      toast({ title: articleAdminTexts.generated, description: articleAdminMessages.generated });
    },
    onError: (error) => {
      toast({ title: articleAdminTexts.generationFailed, description: failureMessage(error), variant: "destructive" });
    },
  });
  const generating = useIsMutating({ mutationKey: draftKey }) > 0;
  return {
    draft: data ?? null,
    generating,
    error:
      generation.error && !generating ? failureMessage(generation.error, articleAdminMessages.generateFailed) : null,
    generate: (request) => {
      // The cache knows about a first click before React has rendered it.
      if (queryClient.isMutating({ mutationKey: draftKey }) > 0) return;
      show(null);
      generation.mutate(request);
    },
    discard: () => {
      show(null);
    },
  };
}
