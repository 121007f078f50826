import { useCategories } from '#entities/category/model/use-categories.ts';
import { useLanguages } from '#entities/language/model/use-languages.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';
import { wordCount } from '#entities/word-card/model/word-count.ts';

interface FilterSummaryProps {
  search: CardSearch | null;
  /** Undefined as long as it is not known. */
  total: number | undefined;
}

/** How many words there are, and by what they were filtered: with the defaults nobody has typed it. */
export function FilterSummary({ search, total }: FilterSummaryProps) {
  const subject = useSubject(search);
  return (
    <p role="status" className="mb-4 min-h-[1.55em] text-soft">
      {total !== undefined && total > 0 && subject !== undefined && (
        <>
          <strong className="font-semibold text-ink">{wordCount(total)}</strong> {subject}
        </>
      )}
      {total === 0 && subject !== undefined && <>Nothing {subject}</>}
    </p>
  );
}

function useSubject(search: CardSearch | null): string | undefined {
  const languages = useLanguages();
  const categories = useCategories();
  switch (search?.by) {
    case undefined:
      return undefined;
    case 'language': {
      const language = languages.find(({ code }) => code === search.code);
      return language && `in ${language.label}`;
    }
    case 'category': {
      const category = categories.find(({ id }) => id === search.id);
      return category && `in ${category.label}`;
    }
    case 'description':
    case 'example':
      return `with “${search.text}” in the ${search.by}`;
  }
}
