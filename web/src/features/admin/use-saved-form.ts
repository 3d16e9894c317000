import { useForm, type Form, type FormOptions } from "@/lib/use-form.ts";
import { deleteSavedForm, readSavedForm, saveForm } from "./saved-forms.ts";

/**
 * A form in the panel. Its values are kept when the panel is closed, so that an accidental click outside loses nothing;
 * `restart` deletes them.
 * @param name of the form
 */
export function useSavedForm<Values extends object>(name: string, options: FormOptions<Values>): Form<Values> {
  const { initial } = options;
  const form = useForm<Values>({ ...options, initial: readSavedForm<Values>(name) ?? initial });
  return {
    ...form,
    setValue(field, value) {
      // From the saved values, not from the rendered ones, because an upload may complete after the panel is closed.
      saveForm(name, { ...(readSavedForm<Values>(name) ?? initial), [field]: value });
      form.setValue(field, value);
    },
    restart(values) {
      deleteSavedForm(name);
      form.restart(values);
    },
  };
}
