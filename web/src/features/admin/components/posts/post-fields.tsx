import { postPlatforms } from "@contract/wire/posts.ts";
import { platforms } from "@contract/rules/platforms.ts";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import type { Form } from "@/lib/use-form.ts";
import { postTexts } from "../../admin-texts.ts";
import { localTimeZone } from "../../local-time.ts";
import type { PostFormState } from "../../post-form.ts";
import { UploadButton } from "../upload-button.tsx";

/** The fields of a post. @param children what stands above its content */
export function PostFields({
  form: { values, errors, setValue },
  children,
}: {
  form: Pick<Form<PostFormState>, "values" | "errors" | "setValue">;
  children?: ReactNode;
}) {
  return (
    <>
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
      {children}
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
    </>
  );
}
