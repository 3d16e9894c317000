import { useEffect, useRef, type ReactNode } from "react";
import { useNavigationType } from "react-router-dom";
import { productName } from "@contract/rules/brand.ts";
import { cn } from "@/lib/cn.ts";

let firstPage = true;

export interface PageProps {
  title: string;
  className?: string;
  /** Signed-in people are led elsewhere: prerendered markup is hidden from those who may be signed in. */
  forVisitors?: boolean;
  children: ReactNode;
}

/**
 * The main landmark of a route. It sets the document title and, after a navigation within the site, takes the focus and
 * scrolls to the top (back and forward keep the browser's own scroll position).
 */
export function Page({ title, className, forVisitors, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  const arrived = useRef(navigation);

  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);

  useEffect(() => {
    if (!firstPage) {
      main.current?.focus({ preventScroll: true });
      if (arrived.current !== "POP") window.scrollTo(0, 0);
    }
    firstPage = false;
  }, []);

  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      data-visitor={forVisitors || undefined}
      className={cn("mx-auto w-full max-w-6xl flex-1 px-4 sm:px-6", className)}
    >
      {children}
    </main>
  );
}
