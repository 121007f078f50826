import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AboutLink } from '#app/layouts/about-link.tsx';
import { CONTENT_ID, SkipLink } from '#app/layouts/skip-link.tsx';
import { WovenPanel } from '#app/layouts/woven-panel.tsx';
import { ThemeSwitch } from '#features/theme-switch/theme-switch.tsx';
import { ConnectionNote } from '#shared/connection/connection-note.tsx';
import { DOOR_TOASTS } from '#shared/toast/toast-area.ts';
import { ToastList } from '#shared/toast/toast-list.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

/** The screens before the sign-in: cloth at the left, the task at the right, the theme at the top right. */
export function DoorLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <WovenPanel />
      <div className="flex min-w-0 flex-col px-5 pt-5 pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-8 lg:pt-7">
        <header className="flex justify-end">
          <ThemeSwitch className="min-h-11 rounded-control border border-line bg-card px-4 font-semibold hover:border-field" />
        </header>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className="mx-auto my-auto w-full max-w-[380px] py-8 outline-none"
        >
          <div className="mb-5">
            <Wordmark />
          </div>
          <Outlet />
        </main>
        <footer className="text-center">
          <AboutLink />
        </footer>
      </div>
      <ConnectionNote />
      <ToastList area={DOOR_TOASTS} />
      <ScrollRestoration />
    </div>
  );
}
