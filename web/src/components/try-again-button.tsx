import { Button } from "./ui/button.tsx";

interface TryAgainButtonProps {
  /** The query that failed. */
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Reads again what could not be read. */
export function TryAgainButton({ query: { isFetching, refetch } }: TryAgainButtonProps) {
  return (
    <Button
      variant="outline"
      loading={isFetching}
      onClick={() => {
        void refetch();
      }}
    >
      Try again
    </Button>
  );
}
