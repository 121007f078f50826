import { lazy, Suspense, useState } from 'react';

const load = () => import('#app/layouts/profile-dialog.tsx');
const ProfileDialog = lazy(async () => ({ default: (await load()).ProfileDialog }));

/** The learner is about to open it; a failure shows when they do. */
export function preloadProfileDialog(): void {
  load().catch(() => undefined);
}

interface LazyProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Its code comes when it is first opened, and stays so that it can also leave gently. */
export function LazyProfileDialog({ open, onOpenChange }: LazyProfileDialogProps) {
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <ProfileDialog open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
