import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate, type To } from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  replace?: boolean;
}

/**
 * A link within the site. The router's own link includes prefetching for data routes, which would add 2.5 kB to the
 * first screen; this one has only what a declarative router needs.
 */
export function Link({ to, replace = false, target, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || (target && target !== "_self")) return;
    event.preventDefault();
    void navigate(to, { replace });
  }
  return (
    <a {...props} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
