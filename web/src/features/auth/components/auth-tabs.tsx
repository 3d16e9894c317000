import { useSearchParams } from "react-router-dom";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { useForm } from "@/lib/use-form.ts";
import { emptyAuthValues } from "../auth-values.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** The login and sign-up tabs. The tab is part of the URL, and both share the entered values. */
export function AuthTabs() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "signup" ? "signup" : "login";
  const form = useForm({
    initial: emptyAuthValues,
    rules: async () => {
      const { loginRules, signUpRules } = await import("../enter.ts");
      return tab === "signup" ? signUpRules : loginRules;
    },
  });

  function changeTab(next: string) {
    form.reset();
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
        {tab === "signup" && <SignUpForm form={form} />}
      </TabPanel>
    </Tabs>
  );
}
