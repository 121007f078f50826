import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { ConnectionNote } from '#shared/connection/connection-note.tsx';
import { useTakesLong } from '#shared/connection/use-takes-long.ts';

const LONG_MS = 5_000;

/** Also speaks up when answers of the server are long in coming. */
export function SlowNote() {
  const waiting = useIsFetching() + useIsMutating() > 0;
  return <ConnectionNote slow={useTakesLong(waiting, LONG_MS)} />;
}
