import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { WideWordCard } from '#entities/word-card/ui/wide-word-card.tsx';
import { CardResults } from '#features/card-browser/ui/card-results.tsx';
import { CategoryPicker } from '#features/category-create/ui/category-picker.tsx';
import { useWordSave } from '#features/word-save/model/use-word-save.ts';
import { WordSaveForm } from '#features/word-save/ui/word-save-form.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function SaveRoute() {
  const save = useWordSave();
  const dyeOf = useLanguageDye();
  return (
    <>
      <PageHeading
        title="Save personal word"
        lead="A word in your own words. Keep it to yourself or let everybody see it."
        className="mb-5 sm:mb-7"
      />
      <WordSaveForm
        busy={save.isPending}
        onSend={save.mutate}
        renderCategory={(field) => <CategoryPicker {...field} />}
      />
      <CardResults
        loading={save.isPending}
        cards={save.data}
        answerId={save.submittedAt}
        dyeOf={dyeOf}
        renderCard={(card) => <WideWordCard card={card} dye={dyeOf(card.languageCode)} />}
      />
    </>
  );
}
