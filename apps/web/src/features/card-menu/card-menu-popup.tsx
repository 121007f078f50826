import { Menu } from '@base-ui/react/menu';
import { ImageUp, Pencil, Share2, Trash2, type LucideIcon } from 'lucide-react';
import { useRef, type Ref } from 'react';
import type { CardActions } from '#features/card-menu/card-actions.ts';
import { cn } from '#shared/ui/class-names.ts';
import { popupClasses } from '#shared/ui/popup-classes.ts';
import type { Popup } from '#shared/ui/popup-button.tsx';

export function CardMenuPopup(props: Popup & CardActions) {
  const { anchor, container, open, byKey, onOpenChange, ...actions } = props;
  const first = useRef<HTMLDivElement>(null);
  const focusFirst = (shown: boolean) => {
    if (shown && byKey) first.current?.focus();
  };
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={focusFirst}>
      <Menu.Portal container={container}>
        <Menu.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Menu.Popup
            aria-label="Card menu"
            finalFocus={anchor}
            className={cn(popupClasses, 'min-w-52 p-1.5')}
          >
            <Entry
              ref={first}
              icon={ImageUp}
              label="Change Image"
              onChoose={actions.onChangeImage}
            />
            <Entry icon={Pencil} label="Edit Translation" onChoose={actions.onEdit} />
            <Entry icon={Share2} label="Share word card" onChoose={actions.onShare} />
            <Menu.Separator className="mx-2 my-1.5 h-px bg-line" />
            <Entry icon={Trash2} label="Delete Card" onChoose={actions.onDelete} danger />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface EntryProps {
  ref?: Ref<HTMLDivElement>;
  icon: LucideIcon;
  label: string;
  onChoose: () => void;
  danger?: boolean;
}

function Entry({ ref, icon: Icon, label, onChoose, danger = false }: EntryProps) {
  return (
    <Menu.Item
      ref={ref}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium outline-none select-none',
        'data-highlighted:bg-tint',
        danger && 'text-danger data-highlighted:bg-danger/10',
      )}
    >
      <Icon aria-hidden="true" className={cn('size-[18px] shrink-0', !danger && 'text-soft')} />
      {label}
    </Menu.Item>
  );
}
