import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { readableError } from "@/lib/api-error.ts";
import { setUser, useSession } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { removeSecondFactor } from "../../api/second-factor.ts";
import { secondFactorTexts } from "../../second-factor-texts.ts";

/** The authenticator app in use. Renders nothing if no second factor is required. */
export function SecondFactorCard() {
  const session = useSession();
  const removing = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: ({ message }) => {
      setUser(null);
      toast({ title: message });
    },
    onError: (error) => {
      toast({
        title: secondFactorTexts.removeFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
    },
  });
  if (session.status !== "signed-in" || session.user.secondFactor !== "given") return null;
  return (
    <Card className="bg-sunken! shadow-none!">
      <CardHeader>
        <CardTitle as="h3" className="text-lg!">
          {secondFactorTexts.onTitle}
        </CardTitle>
        <CardDescription>{secondFactorTexts.onText}</CardDescription>
      </CardHeader>
      <CardContent className="pt-3!">
        <Button
          variant="outline"
          loading={removing.isPending}
          onClick={() => {
            removing.mutate();
          }}
        >
          {secondFactorTexts.remove}
        </Button>
      </CardContent>
    </Card>
  );
}
