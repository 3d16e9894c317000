import { favoriteSaved } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "./api-client.ts";

/** The request that marks a caption as a favorite, or unmarks it. Rejects with `ApiError`. @returns the entry's favorites */
export async function setFavorite(id: string, place: number, favorite: boolean): Promise<number[]> {
  const params = { id, place: String(place) };
  return (await api(operations.setFavorite, { params, json: { favorite }, schema: favoriteSaved })).favorites;
}
