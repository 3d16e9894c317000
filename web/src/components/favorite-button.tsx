import { Star } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { toolbarWords } from "@/components/ui/toolbar-styles.ts";
import { cn } from "@/lib/cn.ts";
import { toggleFavorite } from "@/lib/toggle-favorite.ts";

interface FavoriteButtonProps {
  entryId: string;
  /** The caption's place in its entry, from 0. */
  place: number;
  /** The places of the entry's favorite captions. */
  favorites: readonly number[];
  /** For a toolbar: shows the word beside the star where there is room. */
  labelled?: boolean;
}

/** Marks a caption as a favorite. */
export function FavoriteButton({ entryId, place, favorites, labelled = false }: FavoriteButtonProps) {
  const favorite = favorites.includes(place);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={favorite}
      data-caption-action="favorite"
      onClick={() => {
        void toggleFavorite(entryId, place, favorites);
      }}
    >
      <Star aria-hidden="true" className={cn("size-4", favorite && "fill-primary text-primary-text")} />
      <span className={labelled ? toolbarWords.third : "sr-only"}>Favorite</span>
    </Button>
  );
}
