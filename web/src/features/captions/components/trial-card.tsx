export default function TrialCard() {
  return null;
}
