import { APP_NAME } from '#shared/config/app-name.ts';
import { ThemedLogo } from '#shared/ui/themed-logo.tsx';

/** The mark and the name beside it. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-xl font-semibold tracking-tight">
      <ThemedLogo size={30} alt="" />
      {APP_NAME}
    </span>
  );
}
