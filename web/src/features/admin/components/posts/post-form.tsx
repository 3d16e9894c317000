import { postMessages, postPlatforms } from "@contract/wire/posts.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { toast } from "@/lib/toast.ts";
import { postTexts } from "../../admin-texts.ts";
import { createPost } from "../../api/posts.ts";
import type { FieldIssue } from "../../first-issue.ts";
import { localMoment, localTimeZone } from "../../local-time.ts";
import { emptyPostForm, readPostForm, type PostFormState } from "../../post-form.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";
import { UploadButton } from "../upload-button.tsx";

/** Messages about a missing value. All other messages are about an invalid value. */
const missing = new Set<string>([postMessages.platform, postMessages.scheduledFor, postMessages.content]);

export function PostForm() {
  const [draft, changeDraft] = useSavedForm("post", emptyPostForm);
  const [issue, setIssue] = useState<FieldIssue | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const creating = useAdminMutation({
    send: createPost,
    refetch: ["posts", "activity-logs"],
    done: (post) => ({ title: postTexts.created, description: postTexts.createdHint(localMoment(post.scheduledFor)) }),
    failed: postTexts.createFailed,
  });

  function change(part: Partial<PostFormState>) {
    changeDraft(part);
    setIssue(null);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (creating.isPending) return;
    const read = readPostForm(draft);
    if ("issue" in read) {
      setIssue(read.issue);
      toast({
        title: missing.has(read.issue.message) ? postTexts.missing : postTexts.invalid,
        description: read.issue.message,
        variant: "destructive",
      });
      form.current?.querySelector<HTMLElement>(`[name=${read.issue.field}]`)?.focus();
      return;
    }
    creating.mutate(read.request, {
      onSuccess: () => {
        changeDraft();
      },
    });
  }

  const error = (field: keyof PostFormState) => (issue?.field === field ? issue.message : undefined);
  return (
    <form ref={form} noValidate aria-label={postTexts.formTitle} onSubmit={handleSubmit} className="grid gap-4">
      <div>
        <h3 className="text-lg">{postTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{postTexts.formHint}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={postTexts.platform} error={error("platform")}>
          {(control) => (
            <Select
              {...control}
              name="platform"
              value={draft.platform}
              onChange={(event) => {
                change({ platform: event.currentTarget.value });
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
          error={error("scheduledFor")}
        >
          {(control) => (
            <Input
              {...control}
              name="scheduledFor"
              type="datetime-local"
              value={draft.scheduledFor}
              onChange={(event) => {
                change({ scheduledFor: event.currentTarget.value });
              }}
            />
          )}
        </Field>
      </div>
      <Field layout="inline" label={postTexts.generate} description={postTexts.generateHint}>
        {(control) => (
          <Switch
            {...control}
            checked={draft.generate}
            onChange={(event) => {
              change({ generate: event.currentTarget.checked });
            }}
          />
        )}
      </Field>
      {!draft.generate && (
        <Field label={postTexts.content} error={error("content")}>
          {(control) => (
            <Textarea
              {...control}
              name="content"
              value={draft.content}
              onChange={(event) => {
                change({ content: event.currentTarget.value });
              }}
            />
          )}
        </Field>
      )}
      <Field
        label={postTexts.hashtags}
        description={postTexts.hashtagsHint(platforms.instagram.hashtagsMax)}
        error={error("hashtags")}
      >
        {(control) => (
          <Input
            {...control}
            name="hashtags"
            value={draft.hashtags}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => {
              change({ hashtags: event.currentTarget.value });
            }}
          />
        )}
      </Field>
      <Field label={postTexts.mediaUrl} error={error("mediaUrl")}>
        {(control) => (
          <div className="flex flex-wrap items-center gap-2">
            <Input
              {...control}
              name="mediaUrl"
              type="url"
              inputMode="url"
              value={draft.mediaUrl}
              placeholder="https://"
              className="min-w-56 flex-1"
              onChange={(event) => {
                change({ mediaUrl: event.currentTarget.value });
              }}
            />
            <UploadButton
              label={postTexts.upload}
              onUploaded={(mediaUrl) => {
                change({ mediaUrl });
              }}
            />
          </div>
        )}
      </Field>
      <Button type="submit" loading={creating.isPending} className="justify-self-start">
        {postTexts.schedule}
      </Button>
    </form>
  );
}
