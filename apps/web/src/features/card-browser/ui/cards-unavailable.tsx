import { Button } from '#shared/ui/button.tsx';

/** A list that could not be loaded: no alarm, and no claim that there is nothing in it. */
export function CardsUnavailable({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-line bg-card px-5 py-4 shadow-card sm:px-6">
      <p role="status" className="text-soft">
        These words are out of reach right now.
      </p>
      <Button variant="outline" busy={busy} busyLabel="Trying again…" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
