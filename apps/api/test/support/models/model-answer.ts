interface Asked {
  word: string;
  languages: { code: string }[];
}

const OTHER_SCRIPTS: Record<string, string> = { ja: 'ネコ', zh: '猫' };

/** What a good model would answer, in words that tell where they are from: `cat (es)`. */
export function goodAnswer({ word, languages }: Asked) {
  return {
    known: true,
    sourceLanguage: 'en',
    lemma: word,
    translations: languages.map(({ code }) => translation(word, code)),
  };
}

export type GoodAnswer = ReturnType<typeof goodAnswer>;

export function translation(word: string, code: string) {
  const other = OTHER_SCRIPTS[code];
  return {
    languageCode: code,
    word: other ?? `${word} (${code})`,
    description: other ?? `What ${word} means in ${code}.`,
    example: other ?? `A sentence with ${word} in ${code}.`,
    partOfSpeech: 'noun',
    gender: null,
    pronunciation: '/kæt/',
    emoji: '🐈',
  };
}

/** What was asked: the first message of the learner's side, cut down by what a repair names. */
export function readAsked(messages: readonly { role: string; content: string }[]): Asked {
  const [first, ...later] = messages.filter(({ role }) => role === 'user');
  const asked = JSON.parse(first?.content ?? '{}') as Asked;
  const repair = later.at(-1)?.content;
  if (repair === undefined) return asked;
  return {
    ...asked,
    languages: asked.languages.filter(({ code }) => repair.includes(`- ${code}:`)),
  };
}
