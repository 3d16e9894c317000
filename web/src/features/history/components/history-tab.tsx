export default function HistoryTab() {
  return null;
}
