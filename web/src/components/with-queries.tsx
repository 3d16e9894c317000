import type { ComponentType } from "react";

/**
 * Loads a part of the page together with the data layer, which the first screen does without.
 * @param load a dynamic import, for `lazy` or `lazyDialog`
 */
export function withQueries<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return async (): Promise<{ default: ComponentType<Props> }> => {
    const [{ default: Part }, { Queries }] = await Promise.all([load(), import("./queries.tsx")]);
    return {
      default: function PartWithQueries(props: Props) {
        return (
          <Queries>
            <Part {...props} />
          </Queries>
        );
      },
    };
  };
}
