import { useEffect, useSyncExternalStore } from "react";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { formatCvc, formatExpiry, formatNumber, type CardField } from "./card-entry.ts";
import type { CardStore } from "./card-store.ts";
import { testCards } from "./test-cards.ts";

interface CardFormProps {
  store: CardStore;
  onReady: () => void;
}

interface CardFieldLook {
  label: string;
  autoComplete: string;
  placeholder: string;
  format: (text: string) => string;
  className: string;
}

const fields = [
  {
    name: "number",
    label: "Card number",
    autoComplete: "cc-number",
    placeholder: "1234 1234 1234 1234",
    format: formatNumber,
    className: "col-span-2",
  },
  {
    name: "expiry",
    label: "Expiration date",
    autoComplete: "cc-exp",
    placeholder: "MM/YY",
    format: formatExpiry,
    className: "",
  },
  { name: "cvc", label: "Security code", autoComplete: "cc-csc", placeholder: "CVC", format: formatCvc, className: "" },
] as const satisfies readonly (CardFieldLook & { name: CardField })[];

/** Far enough in the future to be valid at any time. */
const laterExpiry = (): string => `12/${String(new Date().getFullYear() + 4).slice(-2)}`;

/** A plain form that replaces Stripe's: it accepts only test cards and says so. */
export function CardForm({ store, onReady }: CardFormProps) {
  const { entry, problems } = useSyncExternalStore(store.subscribe, store.get);
  useEffect(onReady, [onReady]);
  const chosen = testCards.find(({ number }) => number === entry.number)?.number ?? "";
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-4">
      <legend className="sr-only">Card</legend>
      <p className="col-span-2 rounded-md bg-info-soft px-3 py-2 text-sm font-semibold text-info-text">
        Test payments: no real card is charged
      </p>
      <Field label="Test card" description="Fills in the form below." className="col-span-2">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => {
              if (event.target.value !== "")
                store.change({ number: event.target.value, expiry: laterExpiry(), cvc: "123" });
            }}
          >
            <option value="">Choose a test card</option>
            {testCards.map(({ number, outcome }) => (
              <option key={number} value={number}>{`${number} · ${outcome}`}</option>
            ))}
          </Select>
        )}
      </Field>
      {fields.map(({ name, label, autoComplete, placeholder, format, className }) => (
        <Field
          key={name}
          label={label}
          error={problems.find(({ field }) => field === name)?.message}
          className={className}
        >
          {(control) => (
            <Input
              {...control}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete}
              placeholder={placeholder}
              value={entry[name]}
              onChange={(event) => store.change({ [name]: format(event.target.value) })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
