import type { User } from "@contract/wire/accounts.ts";
import { preloadable } from "../preloadable.tsx";

/**
 * In the chunk of the main page. A failure is an error of the whole page, which then reloads once: it is part of the
 * first screen.
 */
export const accountBar = preloadable<{ user: User }>(() => import("./account-bar.tsx"));
