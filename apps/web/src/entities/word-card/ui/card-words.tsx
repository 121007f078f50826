import type { WordCard } from '@wordloom/contracts/word-cards';
import { cn } from '#shared/ui/class-names.ts';

/** The original word and its category. */
export function CardOrigin({ card, className }: { card: WordCard; className?: string }) {
  return (
    <p className={cn('wrap-anywhere text-soft', className)}>
      <span className="font-medium">{card.originalWord}</span> · {card.categoryName}
    </p>
  );
}

interface CardMeaningProps {
  card: WordCard;
  descriptionClassName?: string;
  exampleClassName?: string;
}

/** What the word means and a sentence that uses it, quoted as its language quotes. */
export function CardMeaning({ card, descriptionClassName, exampleClassName }: CardMeaningProps) {
  return (
    <div lang={card.languageCode} className="wrap-anywhere hyphens-auto">
      <p className={descriptionClassName}>{card.translatedDescription}</p>
      <p className={cn('font-serif text-soft italic', exampleClassName)}>
        <q>{card.translatedExample}</q>
      </p>
    </div>
  );
}
