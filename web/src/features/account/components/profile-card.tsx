import type { User } from "@contract/accounts.ts";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card.tsx";

export function ProfileCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="profile-title">
      <CardHeader>
        <CardTitle id="profile-title">Profile Settings</CardTitle>
        <CardDescription>The name and address of your account.</CardDescription>
      </CardHeader>
      <CardContent>
        <dl className="divide-y divide-border">
          <Row term="Username">{user.username}</Row>
          <Row term="Email Address">{user.email}</Row>
        </dl>
      </CardContent>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0">
      <dt className="text-[0.9375rem] text-muted-foreground">{term}</dt>
      <dd className="min-w-0 break-words font-medium">{children}</dd>
    </div>
  );
}
