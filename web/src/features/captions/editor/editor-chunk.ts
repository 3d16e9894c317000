/** What the editor's chunk contains. */
export { CaptionEditor } from "./caption-editor.tsx";
export { EditBar } from "./edit-bar.tsx";
