import { favoriteSaved } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "./api-client.ts";

/** Stores whether a caption is a favorite. Rejects with `ApiError`. @returns the entry's favorites */
export async function saveFavorite(id: string, place: number, favorite: boolean): Promise<number[]> {
  const params = { id, place: String(place) };
  return (await api(operations.setFavorite, { params, json: { favorite }, schema: favoriteSaved })).favorites;
}
