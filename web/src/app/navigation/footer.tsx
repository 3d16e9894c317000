import { useLocation } from "react-router-dom";
import { productName } from "@contract/rules/brand.ts";
import { Link } from "@/components/link.tsx";
import { paths } from "@/lib/paths.ts";

const links = [
  { to: paths.terms, label: "Terms" },
  { to: paths.privacy, label: "Privacy" },
  { to: paths.contact, label: "Contact" },
  { to: paths.check, label: "Caption Checker" },
];
const promoCode = { to: paths.promoCode, label: "Promo Code" };

export function Footer() {
  const { pathname } = useLocation();
  const shown = pathname === paths.auth ? [...links, promoCode] : links;
  return (
    <footer className="mt-16 border-t border-border">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <p>{productName} writes captions that fit.</p>
        <nav aria-label="Legal">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {shown.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="tap-target inline-flex items-center underline-offset-4 hover:text-foreground hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
