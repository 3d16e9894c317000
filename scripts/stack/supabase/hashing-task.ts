export type HashingTask = { id: number } & (
  { kind: "hash"; password: string; cost: number } | { kind: "compare"; password: string; hash: string }
);
export interface HashingResult {
  id: number;
  hash?: string;
  matches?: boolean;
  error?: string;
}
