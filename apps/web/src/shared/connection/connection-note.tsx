import { Hourglass, WifiOff } from 'lucide-react';
import { useOnline } from '#shared/connection/use-online.ts';

/** A quiet word at the foot of the window when there is no connection, or when something takes its time. */
export function ConnectionNote({ slow = false }: { slow?: boolean }) {
  const online = useOnline();
  if (online && !slow) return null;
  const Icon = online ? Hourglass : WifiOff;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-60 flex justify-center">
      <p
        role="status"
        className="flex settle-in items-center gap-2.5 rounded-full border border-line bg-card py-2 pr-4 pl-3.5 text-sm font-medium text-ink shadow-raised"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
        {online ? 'This takes longer than usual…' : 'You are offline. Changes will have to wait.'}
      </p>
    </div>
  );
}
