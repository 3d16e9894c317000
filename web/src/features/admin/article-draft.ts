import {
  articleAdminMessages,
  namedDraftsMax,
  type ArticleDraft,
  type ArticleDraftRequest,
} from "@contract/wire/article-editing.ts";
import type { ArticleRequest } from "@contract/wire/articles.ts";
import { skipToken, useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/lib/toast.ts";
import { articleAdminTexts } from "./admin-texts.ts";
import { adminKey } from "./api/admin-list.ts";
import { generateArticle } from "./api/articles.ts";
import { deleteSavedForm, saveForm, readSavedForm } from "./saved-forms.ts";
import { failureMessage } from "./use-admin-mutation.ts";

const draftsName = "article-drafts";
const draftsKey = adminKey(draftsName);

/** A generated draft that is not published yet. */
export interface KeptDraft extends ArticleDraft {
  /** Distinguishes drafts with the same title. */
  id: string;
}

interface ArticleGeneration {
  /**
   * The generated drafts, newest first. They are kept when the panel is closed, the page is reloaded or the session
   * expires, because they cost time and perhaps money. A new or failed attempt changes none of them.
   */
  drafts: KeptDraft[];
  generating: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  generate: (request: Pick<ArticleDraftRequest, "category" | "writer">) => void;
  /** Changes a draft. It stays unpublished. */
  edit: (id: string, article: ArticleRequest) => void;
  /** Deletes a draft because it was discarded or published. */
  remove: (id: string) => void;
}

/** The state of the article generator. */
export function useArticleGeneration(): ArticleGeneration {
  const queryClient = useQueryClient();
  const { data } = useQuery<KeptDraft[]>({
    queryKey: draftsKey,
    queryFn: skipToken,
    gcTime: Infinity,
    initialData: () => readSavedForm<KeptDraft[]>(draftsName) ?? [],
  });
  const drafts = () => queryClient.getQueryData<KeptDraft[]>(draftsKey) ?? [];
  function keep(changed: KeptDraft[]): void {
    queryClient.setQueryData(draftsKey, changed);
    if (changed.length > 0) saveForm(draftsName, changed);
    else deleteSavedForm(draftsName);
  }
  const failed = (error: Error) => failureMessage(error, articleAdminMessages.generateFailed);
  const generation = useMutation({
    mutationKey: draftsKey,
    mutationFn: generateArticle,
    onSuccess: (draft) => {
      keep([{ ...draft, id: crypto.randomUUID() }, ...drafts()]);
      toast({ title: articleAdminTexts.generated, description: articleAdminMessages.generated });
    },
    onError: (error) => {
      toast({ title: articleAdminTexts.generationFailed, description: failed(error), variant: "destructive" });
    },
  });
  const generating = useIsMutating({ mutationKey: draftsKey }) > 0;
  return {
    drafts: data ?? [],
    generating,
    error: generation.error && !generating ? failed(generation.error) : null,
    generate: (request) => {
      // The cache knows about a first click before React has rendered it.
      if (queryClient.isMutating({ mutationKey: draftsKey }) > 0) return;
      const named = drafts().slice(0, namedDraftsMax);
      generation.mutate({ ...request, drafts: named.map(({ title, imageUrl }) => ({ title, imageUrl })) });
    },
    edit: (id, article) => {
      keep(drafts().map((draft) => (draft.id === id ? { ...draft, ...article } : draft)));
    },
    remove: (id) => {
      deleteSavedForm(draftFormName(id));
      keep(drafts().filter((draft) => draft.id !== id));
    },
  };
}

/** The name under which unsaved changes of a draft are kept. */
export const draftFormName = (id: string): string => `article-draft-${id}`;
