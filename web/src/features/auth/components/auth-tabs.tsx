import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { useForm } from "@/lib/use-form.ts";
import { emptyAuthValues } from "../auth-values.ts";
import type { ConfirmationSent } from "./confirmation-sent.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** An account that was created here and whose address is not confirmed yet, with what says so in place of the form. */
interface Unconfirmed {
  email: string;
  Notice: typeof ConfirmationSent;
}

/** The login and sign-up tabs. The tab is part of the URL, and both share the entered values. */
export function AuthTabs() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "signup" ? "signup" : "login";
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);
  const form = useForm({
    initial: emptyAuthValues,
    rules: async () => {
      const { loginRules, signUpRules, ConfirmationSent: Notice } = await import("../enter.ts");
      return tab === "signup" ? signUpRules((email) => setUnconfirmed({ email, Notice })) : loginRules;
    },
  });

  function changeTab(next: string) {
    if (unconfirmed === null) form.reset();
    else form.restart({ ...emptyAuthValues, email: unconfirmed.email });
    setUnconfirmed(null);
    setParams(next === "signup" ? { tab: "signup" } : {}, { replace: true });
  }

  return (
    <Tabs value={tab} onValueChange={changeTab}>
      <TabList label="Login or Sign Up">
        <Tab value="login">Login</Tab>
        <Tab value="signup">Sign Up</Tab>
      </TabList>
      <TabPanel value="login" className="pt-5">
        {tab === "login" && <LoginForm form={form} />}
      </TabPanel>
      <TabPanel value="signup" className="pt-5">
        {tab === "signup" && unconfirmed === null && <SignUpForm form={form} />}
        {tab === "signup" && unconfirmed !== null && (
          <unconfirmed.Notice
            email={unconfirmed.email}
            onLogin={() => changeTab("login")}
            onAgain={() => setUnconfirmed(null)}
          />
        )}
      </TabPanel>
    </Tabs>
  );
}
