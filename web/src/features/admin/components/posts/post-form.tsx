import { postMessages, postPlatforms, type PostRequest } from "@contract/wire/posts.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { toast } from "@/lib/toast.ts";
import { postTexts } from "../../admin-texts.ts";
import { createPost } from "../../api/posts.ts";
import { localMoment, localTimeZone } from "../../local-time.ts";
import { emptyPostForm, postRules } from "../../post-form.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";
import { UploadButton } from "../upload-button.tsx";

/** Messages about a missing value. All other messages are about an invalid value. */
const missing = new Set<string>([postMessages.platform, postMessages.scheduledFor, postMessages.content]);

export function PostForm() {
  const creating = useAdminMutation({
    send: createPost,
    refetch: ["posts", "activity-logs"],
    done: (post) => ({ title: postTexts.created, description: postTexts.createdHint(localMoment(post.scheduledFor)) }),
    failed: postTexts.createFailed,
  });

  const form = useSavedForm("post", {
    initial: emptyPostForm,
    rules: async () => postRules(create),
    onInvalid: (_field, message) => {
      toast({
        title: missing.has(message) ? postTexts.missing : postTexts.invalid,
        description: message,
        variant: "destructive",
      });
    },
  });
  const { values, errors, setValue } = form;

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
      <div>
        <h3 className="text-lg">{postTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{postTexts.formHint}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={postTexts.platform} error={errors.platform}>
          {(control) => (
            <Select
              {...control}
              name="platform"
              value={values.platform}
              onChange={(event) => {
                setValue("platform", event.currentTarget.value);
              }}
            >
              <option value="">{postTexts.platformEmpty}</option>
              {postPlatforms.map((id) => (
                <option key={id} value={id}>
                  {platforms[id].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={postTexts.scheduledFor}
          description={postTexts.timeZone(localTimeZone())}
          error={errors.scheduledFor}
        >
          {(control) => (
            <Input
              {...control}
              name="scheduledFor"
              type="datetime-local"
              value={values.scheduledFor}
              onChange={(event) => {
                setValue("scheduledFor", event.currentTarget.value);
              }}
            />
          )}
        </Field>
      </div>
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
      {!values.generate && (
        <Field label={postTexts.content} error={errors.content}>
          {(control) => (
            <Textarea
              {...control}
              name="content"
              value={values.content}
              onChange={(event) => {
                setValue("content", event.currentTarget.value);
              }}
            />
          )}
        </Field>
      )}
      <Field
        label={postTexts.hashtags}
        description={postTexts.hashtagsHint(platforms.instagram.hashtagsMax)}
        error={errors.hashtags}
      >
        {(control) => (
          <Input
            {...control}
            name="hashtags"
            value={values.hashtags}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => {
              setValue("hashtags", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Field label={postTexts.mediaUrl} error={errors.mediaUrl}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <Input
              {...control}
              name="mediaUrl"
              type="url"
              inputMode="url"
              value={values.mediaUrl}
              placeholder="https://"
              className="min-w-56 flex-1"
              onChange={(event) => {
                setValue("mediaUrl", event.currentTarget.value);
              }}
            />
            <UploadButton
              label={postTexts.upload}
              onUploaded={(mediaUrl) => {
                setValue("mediaUrl", mediaUrl);
              }}
            />
          </div>
        )}
      </Field>
      <Button type="submit" loading={form.submitting} className="justify-self-start">
        {postTexts.schedule}
      </Button>
    </form>
  );
}
