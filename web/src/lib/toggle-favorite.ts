import { fetchChunk } from "./api-client.ts";
import { readableError } from "./api-error.ts";
import { createSignal } from "./store.ts";
import { toast } from "./toast.ts";

/** The places of an entry's favorite captions, from 0. */
export interface FavoritesChange {
  entryId: string;
  favorites: readonly number[];
  /** Whether the server has stored them. */
  isStored: boolean;
}

/** Notifies every list that shows the entry: the captions of the session, and the history. */
export const favoritesChanged = createSignal<FavoritesChange>();

/**
 * Marks a caption as a favorite, or unmarks it. The lists change at once, and back again if the server refuses.
 * @param before the entry's favorites so far
 */
export async function toggleFavorite(entryId: string, place: number, before: readonly number[]): Promise<void> {
  const favorite = !before.includes(place);
  const others = before.filter((each) => each !== place);
  favoritesChanged.emit({ entryId, favorites: favorite ? [...others, place] : others, isStored: false });
  try {
    // Loaded when it is first used, because the captions are part of the first screen.
    const { setFavorite } = await fetchChunk(() => import("./set-favorite.ts"));
    favoritesChanged.emit({ entryId, favorites: await setFavorite(entryId, place, favorite), isStored: true });
  } catch (error) {
    favoritesChanged.emit({ entryId, favorites: before, isStored: true });
    toast({
      title: "The favorite could not be saved",
      description: readableError(error, "Please try again."),
      variant: "destructive",
    });
  }
}
