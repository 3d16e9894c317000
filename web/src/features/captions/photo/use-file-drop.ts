import { useEffect, useRef, useState, type RefObject } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Accepts files that are dropped or pasted anywhere on the page, so that missing the field does not open the file in
 * the browser.
 * @param shownBy an element of the form; while it is hidden, for example on another tab, nothing is accepted
 * @returns whether files are being dragged over the page
 */
export function useFileDrop(shownBy: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const handler = useRef(onFiles);
  useEffect(() => {
    handler.current = onFiles;
  });

  useEffect(() => {
    const shown = () => shownBy.current?.checkVisibility?.() ?? true;
    function handleDragOver(event: DragEvent) {
      if (!holdsFiles(event) || !shown()) return;
      event.preventDefault();
      setDragging(true);
    }
    function handleDragLeave(event: DragEvent) {
      if (event.relatedTarget === null) setDragging(false);
    }
    function handleDrop(event: DragEvent) {
      setDragging(false);
      if (!holdsFiles(event) || !shown() || !event.dataTransfer) return;
      event.preventDefault();
      handler.current(event.dataTransfer.files);
    }
    function handlePaste(event: ClipboardEvent) {
      if (event.clipboardData?.files.length && shown()) handler.current(event.clipboardData.files);
    }
    document.addEventListener("dragover", handleDragOver);
    document.addEventListener("dragleave", handleDragLeave);
    document.addEventListener("drop", handleDrop);
    document.addEventListener("paste", handlePaste);
    return () => {
      document.removeEventListener("dragover", handleDragOver);
      document.removeEventListener("dragleave", handleDragLeave);
      document.removeEventListener("drop", handleDrop);
      document.removeEventListener("paste", handlePaste);
    };
  }, [shownBy]);
  return dragging;
}
