import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { NavigationLinks } from '#app/layouts/navigation-links.tsx';
import { SidebarActions } from '#app/layouts/sidebar-actions.tsx';
import { Wordmark } from '#shared/ui/wordmark.tsx';

interface NavigationDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onUpdateInfo: () => void;
}

export function NavigationDrawer(props: NavigationDrawerProps) {
  const { open, onOpenChange, onUpdateInfo } = props;
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup className="flex h-dvh w-72 max-w-[85vw] drawer-popup flex-col gap-4 overflow-y-auto bg-card px-3.5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-raised outline-none">
            <div className="flex items-center justify-between pl-2.5">
              <Drawer.Title render={<div />}>
                <Wordmark />
              </Drawer.Title>
              <Drawer.Close className="grid size-11 place-items-center rounded-control text-soft hover:bg-tint hover:text-ink">
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only">Close menu</span>
              </Drawer.Close>
            </div>
            <NavigationLinks onFollow={() => onOpenChange(false)} />
            <SidebarActions
              className="mt-auto"
              onUpdateInfo={() => {
                onOpenChange(false);
                onUpdateInfo();
              }}
            />
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
