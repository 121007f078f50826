import {
  Suspense,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

/** What a popup needs to know of the button it belongs to. */
export interface Popup {
  anchor: RefObject<HTMLButtonElement | null>;
  /** Where it stands in the document: in the same landmark as the button, above everything else there. */
  container: HTMLElement;
  open: boolean;
  /** Opened with a key, not a pointer: something should be chosen already. */
  byKey: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PopupButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'popover'> {
  kind: 'menu' | 'dialog';
  /** Fetches the code of the popup; the learner is about to open it. */
  onIntent: () => void;
  renderPopup: (popup: Popup) => ReactNode;
}

/** A button whose popup is not there before it is first opened: a page of cards has many of them. */
export function PopupButton({ kind, onIntent, renderPopup, ...props }: PopupButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);

  const openWhenPressed = useRef(false);

  const show = (key: boolean) => {
    setContainer(anchor.current?.closest('main') ?? document.body);
    setByKey(key);
    setOpen(true);
  };
  // Pressing the button of an open popup presses beside the popup and so closes it: not to be opened anew.
  const press = ({ detail }: MouseEvent) => {
    if (!openWhenPressed.current) show(detail === 0);
    openWhenPressed.current = false;
  };
  const onArrowKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  };
  return (
    <>
      <button
        {...props}
        ref={anchor}
        type="button"
        aria-haspopup={kind}
        aria-expanded={open}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onPointerDownCapture={() => (openWhenPressed.current = open)}
        onClick={press}
        onKeyDown={onArrowKey}
      />
      {container && (
        <Suspense>
          {renderPopup({ anchor, container, open, byKey, onOpenChange: setOpen })}
        </Suspense>
      )}
    </>
  );
}
