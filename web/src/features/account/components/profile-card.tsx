import type { User } from "@contract/wire/accounts.ts";
import { useRef, useState } from "react";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { accountTexts } from "../account-texts.ts";
import { DangerZone } from "./danger-zone.tsx";
import { PasswordForm } from "./password-form.tsx";
import { UsernameForm } from "./username-form.tsx";
import { YourData } from "./your-data.tsx";

export function ProfileCard({ user }: { user: User }) {
  const [changes, setChanges] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card aria-labelledby="profile-title" className="overflow-hidden">
      <CardHeader>
        <CardTitle id="profile-title" ref={title} tabIndex={-1} className="focus:outline-none">
          {accountTexts.profile}
        </CardTitle>
        <CardDescription>{accountTexts.profileIntro}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6">
        <UsernameForm
          key={user.username}
          username={user.username}
          onChanged={() => {
            title.current?.focus({ preventScroll: true });
          }}
        />
        <Field label={accountTexts.email} description={accountTexts.emailHint}>
          {(control) => <Input {...control} type="email" readOnly value={user.email} />}
        </Field>
        <hr className="border-border" />
        <PasswordForm
          key={changes}
          email={user.email}
          takesFocus={changes > 0}
          onChanged={() => {
            setChanges(changes + 1);
          }}
        />
      </CardContent>
      <YourData />
      <DangerZone />
    </Card>
  );
}
