export default function GenerateTab() {
  return null;
}
