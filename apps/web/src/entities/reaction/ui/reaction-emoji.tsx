import { REACTION_EMOJI, type ReactionKind } from '@wordloom/domain/reaction-tally';
import dislike from '#entities/reaction/assets/dislike.svg';
import fire from '#entities/reaction/assets/fire.svg';
import like from '#entities/reaction/assets/like.svg';
import love from '#entities/reaction/assets/love.svg';
import perfect from '#entities/reaction/assets/perfect.svg';

// Drawn (Fluent Emoji, MIT licence), so that they look the same on every system.
const DRAWINGS: Record<ReactionKind, string> = { dislike, fire, like, love, perfect };

interface ReactionEmojiProps {
  kind: ReactionKind;
  /** In pixels. */
  size: number;
  /** Its meaning is said beside it. */
  decorative?: boolean;
  className?: string;
}

export function ReactionEmoji(props: ReactionEmojiProps) {
  const { kind, size, decorative = false, className } = props;
  return (
    <img
      src={DRAWINGS[kind]}
      alt={decorative ? '' : REACTION_EMOJI[kind]}
      width={size}
      height={size}
      draggable={false}
      className={className}
    />
  );
}
