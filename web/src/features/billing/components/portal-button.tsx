import { useMutation } from "@tanstack/react-query";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { useStartOnce } from "@/lib/use-start-once.ts";
import { openPortal } from "../api/open-portal.ts";
import { billingTexts } from "../billing-texts.ts";

const mutationKey = ["open-billing-portal"];

/** Opens the payment provider's portal with a link that is created for this click. */
export function PortalButton({
  portalKey,
  ...props
}: Pick<ButtonProps, "variant" | "children"> & { portalKey: string }) {
  const startOnce = useStartOnce(mutationKey);
  const opening = useMutation({
    mutationKey,
    mutationFn: () => openPortal(portalKey),
    onSuccess: (url) => {
      window.location.assign(url);
    },
    onError: (error) => {
      toast({
        title: billingTexts.portalFailed,
        description: readableError(error, billingTexts.providerFailed),
        variant: "destructive",
      });
    },
  });
  return (
    <Button
      {...props}
      loading={opening.isPending}
      onClick={() => {
        startOnce(() => {
          opening.mutate();
        });
      }}
    />
  );
}
