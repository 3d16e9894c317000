import { CodeForm } from "./code-form.tsx";
import { CodeList } from "./code-list.tsx";

export function CodesTab() {
  return (
    <div className="grid gap-8">
      <CodeForm />
      <CodeList />
    </div>
  );
}
