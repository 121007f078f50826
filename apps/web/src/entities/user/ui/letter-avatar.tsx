import { capitalised } from '@wordloom/domain/label';

/** The first letter of the name, on a thread-coloured ground. */
export function LetterAvatar({ username, size }: { username: string; size: number }) {
  const [letter = '?'] = username;
  return (
    <span
      aria-hidden="true"
      style={{ fontSize: size * 0.42 }}
      className="grid size-full place-items-center bg-tint font-serif leading-none font-semibold text-primary"
    >
      {capitalised(letter)}
    </span>
  );
}
