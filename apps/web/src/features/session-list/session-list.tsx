import { useQuery } from '@tanstack/react-query';
import { relativeTime } from '@wordloom/domain/relative-time';
import { Laptop, Smartphone } from 'lucide-react';
import { deviceName } from '#entities/session/model/device-name.ts';
import { sessionsQuery } from '#entities/session/model/sessions-query.ts';
import { EndOtherSessions } from '#features/session-list/end-other-sessions.tsx';
import { useNow } from '#shared/time/use-now.ts';
import { Button } from '#shared/ui/button.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

const PHONE = /\b(?:iPhone|Android)$/;

/** Where the learner is signed in, and a way to end it everywhere else. */
export function SessionList() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const now = useNow();
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p>Your devices could not be listed.</p>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!sessions) return <Skeleton className="h-12" />;
  return (
    <>
      <ul className="space-y-3">
        {sessions.map(({ id, userAgent, createdAt, current }) => {
          const name = deviceName(userAgent);
          const Icon = PHONE.test(name) ? Smartphone : Laptop;
          return (
            <li key={id} className="flex items-center gap-3">
              <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunk text-soft">
                <Icon aria-hidden="true" className="size-[18px]" />
              </span>
              <span className="min-w-0 grow leading-snug">
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-soft">
                  Signed in <time dateTime={createdAt}>{timeAgo(createdAt, now)}</time>
                </span>
              </span>
              {current && (
                <span className="shrink-0 rounded-full bg-tint px-2.5 py-1 text-xs font-semibold text-primary">
                  This device
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.some(({ current }) => !current) && <EndOtherSessions className="mt-4" />}
    </>
  );
}

function timeAgo(createdAt: string, now: Date): string {
  const time = relativeTime(new Date(createdAt), now);
  return time.charAt(0).toLowerCase() + time.slice(1);
}
