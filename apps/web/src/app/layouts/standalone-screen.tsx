import type { ReactNode } from 'react';
import { ThemedLogo } from '#shared/ui/themed-logo.tsx';

/** A message on its own, without the layout of the product. */
export function StandaloneScreen({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-5 px-6 py-12">
      <ThemedLogo size={48} alt="" />
      {children}
    </main>
  );
}
