import { useSearchParams } from "react-router-dom";
import { ApiError } from "@/lib/api-client.ts";
import { setUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { useForm, type FieldErrors } from "@/lib/use-form.ts";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { login } from "../api/login.ts";
import { register } from "../api/register.ts";
import { emptyAuthValues, loginForm, signUpForm, type AuthValues } from "../auth-forms.ts";
import { authTexts } from "../auth-messages.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** The two ways in. The tab stands in the address; what was typed is shared by both. */
export function AuthTabs() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "signup" ? "signup" : "login";

  const form = useForm<AuthValues, LoginOrRegister>({
    initial: emptyAuthValues,
    schema: tab === "signup" ? signUpForm : loginForm,
    submit: (request) => enter(request),
  });

  function changeTab(next: string) {
    form.clearErrors();
    setParams(next === "signup" ? { tab: "signup" } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={tab} onValueChange={changeTab}>
      <TabList label="Login or Sign Up">
        <Tab value="login">Login</Tab>
        <Tab value="signup">Sign Up</Tab>
      </TabList>
      <TabPanel value="login" className="pt-5">{tab === "login" && <LoginForm form={form} />}</TabPanel>
      <TabPanel value="signup" className="pt-5">{tab === "signup" && <SignUpForm form={form} />}</TabPanel>
    </Tabs>
  );
}

type LoginOrRegister = { email: string; password: string; termsAccepted: true; username?: string };

async function enter(request: LoginOrRegister): Promise<FieldErrors<AuthValues> | void> {
  const { username, ...rest } = request;
  try {
    const user = username === undefined ? await login(rest) : await register({ username, ...rest });
    setUser(user);
    toast({ title: username === undefined ? authTexts.welcomeBack(user.username) : authTexts.registered });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast({ title: username === undefined ? authTexts.loginFailed : authTexts.registrationFailed, description: error.readable, variant: "destructive" });
    return error.fields;
  }
}
