import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { CardDialogs } from '#app/cards/card-dialogs.tsx';
import { LazyProfileDialog } from '#app/layouts/lazy-profile-dialog.tsx';
import { LoginRequired } from '#app/layouts/login-required.tsx';
import { MobileHeader } from '#app/layouts/mobile-header.tsx';
import { Sidebar } from '#app/layouts/sidebar.tsx';
import { SlowNote } from '#app/layouts/slow-note.tsx';
import { CONTENT_ID, SkipLink } from '#app/layouts/skip-link.tsx';
import { useExpiryRedirect } from '#app/layouts/use-expiry-redirect.ts';
import { createQueryClient } from '#app/query-client.ts';
import { useSession } from '#shared/session/use-session.ts';
import { SIGNED_IN_TOASTS } from '#shared/toast/toast-area.ts';
import { sayWhatWasKept } from '#shared/toast/toast-after-reload.ts';
import { ToastList } from '#shared/toast/toast-list.tsx';

export function SignedInLayout() {
  const leaving = useNavigation().state !== 'idle';
  const session = useSession();
  useExpiryRedirect();

  if (session) return <SignedInArea key={session.userId} />;
  return leaving ? null : <LoginRequired />;
}

/** Its server state lives and dies with the learner it belongs to. */
function SignedInArea() {
  const [queryClient] = useState(createQueryClient);
  const [updating, setUpdating] = useState(false);
  const updateInfo = () => setUpdating(true);

  useEffect(sayWhatWasKept, []);

  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Sidebar
          onUpdateInfo={updateInfo}
          className="sticky top-0 hidden h-dvh border-r border-line lg:flex"
        />
        {/* A popup that has not yet followed a narrower window must not make the page scroll sideways. */}
        <div className="flex min-h-dvh min-w-0 flex-col overflow-x-clip">
          <MobileHeader onUpdateInfo={updateInfo} className="lg:hidden" />
          <main
            id={CONTENT_ID}
            tabIndex={-1}
            className="mx-auto w-full max-w-[76rem] flex-1 px-4 pt-5 pb-[max(2.5rem,env(safe-area-inset-bottom))] outline-none sm:px-7 lg:px-11 lg:pt-9"
          >
            <CardDialogs>
              <Outlet />
            </CardDialogs>
          </main>
        </div>
      </div>
      <LazyProfileDialog open={updating} onOpenChange={setUpdating} />
      <SlowNote />
      <ToastList area={SIGNED_IN_TOASTS} />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}
