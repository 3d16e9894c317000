import type { ReactNode } from "react";
import { legalLastUpdated } from "@contract/rules/brand.ts";

/** A page of legal text, set for reading. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-[44rem]">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-3 text-muted-foreground">Last updated: {legalLastUpdated}</p>
      <div className="mt-8 flex flex-col gap-8">{children}</div>
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 leading-relaxed [&_li]:mt-1.5 [&_li]:pl-1 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-primary-text">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
