import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { logout } from "@/lib/logout.ts";

/** `onDone` runs after the attempt, whether it succeeded or not. */
export function LogoutButton({
  onDone,
  ...props
}: Pick<ButtonProps, "size" | "variant" | "className"> & { onDone?: () => void }) {
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await logout();
    setLeaving(false);
    onDone?.();
  }
  return (
    <Button variant="ghost" loading={leaving} onClick={() => void leave()} {...props}>
      <LogOut aria-hidden="true" className="size-4" /> Logout
    </Button>
  );
}
