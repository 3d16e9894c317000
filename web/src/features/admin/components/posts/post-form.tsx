import type { PostRequest } from "@contract/wire/posts.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { postTexts } from "../../admin-texts.ts";
import { createPost } from "../../api/posts.ts";
import { localMoment } from "../../local-time.ts";
import { emptyPostForm, postRules, showInvalidPost } from "../../post-form.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { usePastQuestion } from "../../use-past-question.ts";
import { useSavedForm } from "../../use-saved-form.ts";
import { PastDialog } from "./past-dialog.tsx";
import { PostFields } from "./post-fields.tsx";
import { SectionHeading } from "../section-heading.tsx";

export function PostForm() {
  const creating = useAdminMutation({
    send: createPost,
    refetch: ["posts", "activity-logs"],
    done: (post) => ({ title: postTexts.created, description: postTexts.createdHint(localMoment(post.scheduledFor)) }),
    failed: postTexts.createFailed,
  });

  const past = usePastQuestion();
  const form = useSavedForm("post", {
    initial: emptyPostForm,
    rules: async () => postRules(past.ask(create)),
    onInvalid: showInvalidPost,
  });
  const { values, setValue } = form;

  async function create(post: PostRequest): Promise<void> {
    // Failures were shown by the mutation.
    await creating.mutateAsync(post).then(
      () => {
        form.restart(emptyPostForm);
      },
      () => undefined,
    );
  }

  return (
    <form {...form.formProps} aria-label={postTexts.formTitle} className="grid gap-4">
      <SectionHeading title={postTexts.formTitle} hint={postTexts.formHint} />
      <PostFields form={form}>
        <Field layout="inline" label={postTexts.generate} description={postTexts.generateHint}>
          {(control) => (
            <Switch
              {...control}
              checked={values.generate}
              onChange={(event) => {
                setValue("generate", event.currentTarget.checked);
              }}
            />
          )}
        </Field>
      </PostFields>
      <Button type="submit" loading={form.submitting} className="justify-self-start">
        {postTexts.schedule}
      </Button>
      <PastDialog past={past} />
    </form>
  );
}
