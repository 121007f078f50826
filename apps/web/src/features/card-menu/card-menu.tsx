import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import type { CardActions } from '#features/card-menu/card-actions.ts';
import { pictureButtonClasses } from '#shared/ui/picture-button-classes.ts';
import { PopupButton } from '#shared/ui/popup-button.tsx';

const load = () => import('#features/card-menu/card-menu-popup.tsx');
const CardMenuPopup = lazy(async () => ({ default: (await load()).CardMenuPopup }));
const preload = () => void load().catch(() => undefined);

/** The three dots on a card's picture. Every learner sees them; the server knows who may. */
export function CardMenu(actions: CardActions) {
  return (
    <PopupButton
      kind="menu"
      aria-label="Card menu"
      onIntent={preload}
      className={pictureButtonClasses}
      renderPopup={(popup) => <CardMenuPopup {...popup} {...actions} />}
    >
      <Ellipsis aria-hidden="true" />
    </PopupButton>
  );
}
