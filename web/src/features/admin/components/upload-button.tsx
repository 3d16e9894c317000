import { mediaBytesMax, mediaTypes, type MediaType } from "@contract/rules/uploads.ts";
import { mediaMessages } from "@contract/wire/media.ts";
import { Upload } from "lucide-react";
import { useRef, type ChangeEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast.ts";
import { postTexts } from "../admin-texts.ts";
import { uploadMedia } from "../api/media.ts";
import { useAdminMutation } from "../use-admin-mutation.ts";

interface UploadButtonProps {
  label: string;
  /** The accepted media types. Default: all that can be stored. */
  types?: readonly MediaType[];
  onUploaded: (url: string) => void;
}

/** The message for a wrong type depends on whether videos are accepted. */
const wrongType = (types: readonly MediaType[]) =>
  types.includes("video/mp4") ? mediaMessages.type : mediaMessages.imageType;

/** What is wrong with a file, before it is sent. */
function problemOf(file: File, types: readonly MediaType[]) {
  if (!types.some((type) => type === file.type)) return wrongType(types);
  return file.size > mediaBytesMax ? mediaMessages.large : null;
}

/** Lets the person choose a file, uploads it to the public storage, and passes its URL to `onUploaded`. */
export function UploadButton({ label, types = mediaTypes, onUploaded }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const uploading = useAdminMutation({
    send: uploadMedia,
    refetch: [],
    done: () => ({ title: postTexts.uploaded }),
    failed: postTexts.uploadFailed,
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = "";
    if (!file) return;
    const wrong = problemOf(file, types);
    if (wrong) toast({ ...wrong, variant: "destructive" });
    else
      uploading.mutate(file, {
        onSuccess: ({ url }) => {
          onUploaded(url);
        },
      });
  }

  return (
    <>
      <Button variant="outline" size="sm" loading={uploading.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <input ref={input} type="file" hidden accept={types.join(",")} aria-label={label} onChange={handleChange} />
    </>
  );
}
