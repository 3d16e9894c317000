interface KeyRow {
  /** Alternatives, or keys that are pressed together, as they are printed on the keyboard. */
  keys: readonly string[];
  effect: string;
}

interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

export const keysDescription =
  "Press Tab until a caption has the focus. Single keys work there and never while you type.";

/** The keys of the Generate tab. @param mac whether the keyboard has a Command key */
export function keyGroups(mac: boolean): readonly KeyGroup[] {
  const command = mac ? "⌘" : "Ctrl";
  return [
    {
      title: "On a caption",
      rows: [
        { keys: ["↓", "J"], effect: "Next caption" },
        { keys: ["↑", "K"], effect: "Previous caption" },
        { keys: ["Enter", "E"], effect: "Edit" },
        { keys: ["C"], effect: "Copy" },
        { keys: ["F"], effect: "Favorite" },
        { keys: ["?"], effect: "This list" },
      ],
    },
    {
      title: "While you edit",
      rows: [
        { keys: [command, "Z"], effect: "Undo" },
        { keys: mac ? ["⇧", command, "Z"] : ["Ctrl", "Shift", "Z"], effect: "Redo" },
        { keys: ["Esc"], effect: "Leave the editor and keep the text" },
      ],
    },
    { title: "In the form", rows: [{ keys: [command, "Enter"], effect: "Generate" }] },
  ];
}
