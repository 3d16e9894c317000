import type { Form } from "@/lib/use-form.ts";

/** The values that both tabs of /auth share, so that switching keeps them. */
export interface AuthValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

export type AuthForm = Form<AuthValues>;

export const emptyAuthValues: AuthValues = {
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  termsAccepted: false,
};
