import { AllWordsLink } from '#app/routes/home-all-words.tsx';
import { Greeting } from '#app/routes/home-greeting.tsx';
import { ShortcutGrid } from '#app/routes/home-shortcuts.tsx';

export function HomeRoute() {
  return (
    <div className="space-y-6">
      <Greeting />
      <ShortcutGrid />
      <AllWordsLink />
    </div>
  );
}
