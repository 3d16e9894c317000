import type { ComponentProps, MouseEvent } from "react";
import { useHref, useNavigate, type To } from "react-router-dom";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  replace?: boolean;
}

/**
 * A link inside the site. The router's own one carries the prefetching of its data routes, 2.5 kB that the first screen
 * would pay for; this is what a declarative router needs of it.
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
  return <a {...props} href={href} target={target} onClick={follow}>{children}</a>;
}
