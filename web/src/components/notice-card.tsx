import { useEffect, useRef, type ReactNode } from "react";
import { Card, CardContent } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";

interface NoticeCardProps {
  icon: ReactNode;
  tone?: "info" | "danger";
  title: string;
  /** Takes the focus when it replaces a form, so that screen readers read it and keyboard users continue from here. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A single card in the middle of a page: the state of a flow and the next step. */
export function NoticeCard({ icon, tone = "info", title, takesFocus = false, children }: NoticeCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="w-full max-w-md">
      <CardContent className="flex flex-col gap-4 sm:py-8">
        <span
          aria-hidden="true"
          className={cn(
            "grid size-12 place-items-center rounded-md",
            tone === "danger" ? "bg-destructive-soft text-destructive-text" : "bg-info-soft text-info-text",
          )}
        >
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children}
      </CardContent>
    </Card>
  );
}
