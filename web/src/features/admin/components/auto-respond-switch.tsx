import { Field } from "@/components/ui/field.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { autoRespondTexts } from "../admin-texts.ts";
import { useAutoRespond } from "../use-auto-respond.ts";

/** The switch of the auto-respond setting. `explained` adds a description below it. */
export function AutoRespondSwitch({ explained = false }: { explained?: boolean }) {
  const { enabled, pending, toggle } = useAutoRespond();
  return (
    <Field
      layout="inline"
      label={<span className="font-semibold">{autoRespondTexts.label}</span>}
      description={explained ? autoRespondTexts.explanation : undefined}
    >
      {/* Not `disabled` while it is on its way: that would take the focus off it. */}
      {(control) => (
        <Switch
          {...control}
          checked={enabled}
          aria-busy={pending || undefined}
          onChange={(event) => {
            toggle(event.currentTarget.checked);
          }}
        />
      )}
    </Field>
  );
}
