import { Popover } from '@base-ui/react/popover';
import { Toolbar } from '@base-ui/react/toolbar';
import { REACTION_KINDS, type ReactionKind } from '@wordloom/domain/reaction-tally';
import { REACTION_NAMES } from '#entities/reaction/model/reaction-names.ts';
import { ReactionEmoji } from '#entities/reaction/ui/reaction-emoji.tsx';
import { cn } from '#shared/ui/class-names.ts';
import type { Popup } from '#shared/ui/popup-button.tsx';
import { popupClasses } from '#shared/ui/popup-classes.ts';

interface ReactionPickerProps extends Popup {
  chosen: ReactionKind | undefined;
  onChoose: (kind: ReactionKind) => void;
}

/** The five reactions in a row above the button. Arrow keys move, Escape closes, a choice closes as well. */
export function ReactionPicker(props: ReactionPickerProps) {
  const { anchor, container, open, onOpenChange, chosen, onChoose } = props;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={anchor}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-40"
        >
          <Popover.Popup
            aria-label="Choose a reaction"
            finalFocus={anchor}
            className={cn(popupClasses, 'rounded-full')}
          >
            <Toolbar.Root aria-label="Reactions" className="flex p-1">
              {REACTION_KINDS.map((kind) => (
                <Toolbar.Button
                  key={kind}
                  aria-pressed={kind === chosen}
                  onClick={() => {
                    onOpenChange(false);
                    onChoose(kind);
                  }}
                  className="group grid size-11 place-items-center rounded-full -outline-offset-2 hover:bg-tint aria-pressed:bg-tint aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary"
                >
                  <ReactionEmoji
                    kind={kind}
                    size={28}
                    className="size-7 transition-[scale] duration-150 group-hover:scale-115"
                  />
                  <span className="sr-only">{REACTION_NAMES[kind]}</span>
                </Toolbar.Button>
              ))}
            </Toolbar.Root>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
