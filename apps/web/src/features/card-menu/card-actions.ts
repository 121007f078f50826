/** What one can do with a card from its menu. */
export interface CardActions {
  onChangeImage: () => void;
  onEdit: () => void;
  onShare: () => void;
  onDelete: () => void;
}
