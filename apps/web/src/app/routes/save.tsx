import { CarouselCard } from '#app/cards/carousel-card.tsx';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { CardResults } from '#features/card-browser/ui/card-results.tsx';
import { CategoryPicker } from '#features/category-create/ui/category-picker.tsx';
import { useWordSave } from '#features/word-save/model/use-word-save.ts';
import { WordSaveForm } from '#features/word-save/ui/word-save-form.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function SaveRoute() {
  const { save, saving, cards, answerId } = useWordSave();
  const dyeOf = useLanguageDye();
  return (
    <>
      <PageHeading
        title="Save personal word"
        lead="A word in your own words. Keep it to yourself or let everybody see it."
        className="mb-5 sm:mb-7"
      />
      <WordSaveForm
        busy={saving}
        onSend={save}
        renderCategory={(field) => <CategoryPicker {...field} />}
      />
      <CardResults
        loading={saving}
        cards={cards}
        answerId={answerId}
        dyeOf={dyeOf}
        renderCard={(card) => <CarouselCard card={card} />}
      />
    </>
  );
}
