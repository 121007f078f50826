import { Button } from '#shared/ui/button.tsx';

interface DidYouMeanProps {
  words: readonly string[];
  onChoose: (word: string) => void;
}

/** The nearest words to one that was not found; nothing where there is none. */
export function DidYouMean({ words, onChoose }: DidYouMeanProps) {
  if (words.length === 0) return null;
  return (
    <div role="group" aria-labelledby="did-you-mean" className="grid gap-3">
      <p id="did-you-mean" className="text-soft">
        Did you mean …?
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {words.map((word) => (
          <Button key={word} variant="outline" onClick={() => onChoose(word)}>
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}
