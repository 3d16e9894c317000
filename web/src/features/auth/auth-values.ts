import type { Form } from "@/lib/use-form.ts";

/** What both tabs of /auth hold together, so that switching keeps what was typed. */
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
