import { lazy, type ReactNode } from "react";
import { paths } from "@/lib/paths.ts";
import { RequireSession } from "./require-session.tsx";

const HomeRoute = lazy(() => import("./routes/home.tsx"));
const AuthRoute = lazy(() => import("./routes/auth.tsx"));
const ForgotPasswordRoute = lazy(() => import("./routes/forgot-password.tsx"));
const ResetPasswordRoute = lazy(() => import("./routes/reset-password.tsx"));
const TermsRoute = lazy(() => import("./routes/terms.tsx"));
const PrivacyRoute = lazy(() => import("./routes/privacy.tsx"));
const ContactRoute = lazy(() => import("./routes/contact.tsx"));
const TrendingRoute = lazy(() => import("./routes/trending.tsx"));
const NotFoundRoute = lazy(() => import("./routes/not-found.tsx"));

/** Every route of the site; what is not here is the not-found page. */
export const routes: { path: string; element: ReactNode }[] = [
  { path: paths.home, element: <RequireSession><HomeRoute /></RequireSession> },
  { path: paths.trending, element: <RequireSession><TrendingRoute /></RequireSession> },
  { path: paths.auth, element: <AuthRoute /> },
  { path: paths.forgotPassword, element: <ForgotPasswordRoute /> },
  { path: paths.resetPassword, element: <ResetPasswordRoute /> },
  { path: paths.terms, element: <TermsRoute /> },
  { path: paths.privacy, element: <PrivacyRoute /> },
  { path: paths.contact, element: <ContactRoute /> },
  { path: "*", element: <NotFoundRoute /> },
];
