import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import {
  REACTION_EMOJI,
  REACTION_KINDS,
  REACTION_SUMMARY_SIZE,
} from '@wordloom/domain/reaction-tally';
import { json, jsonArray, jsonObject, jsonOrNull } from '#database/json-text.ts';

const KINDS = `ARRAY[${REACTION_KINDS.map((kind) => `'${kind}'`).join(', ')}]`;
const EMOJI = `CASE r.kind ${REACTION_KINDS.map((kind) => `WHEN '${kind}' THEN '${REACTION_EMOJI[kind]}'`).join(' ')} END`;

/** The members of a tally over `r`, which has a row for each kind. */
const TALLY = {
  total: 'coalesce(sum(r.count), 0)',
  top: jsonArray(`(array_agg(
        ${jsonObject({ kind: json('r.kind'), emoji: json(EMOJI), count: 'r.count' })}
        ORDER BY r.count DESC, array_position(${KINDS}, r.kind)))[:${REACTION_SUMMARY_SIZE}]`),
};

const pictureUrl = (column: string) => `'${API_PATHS.pictures}/' || ${column}`;

const FOOTER = jsonObject({
  wordTranslationId: 't.id',
  imageUrl: jsonOrNull(pictureUrl('u.avatar_file')),
  username: json('u.username'),
  createdAt: json('t.created_at'),
  languageName: json('l.name'),
});

/** A card as the text of its JSON; what a source may not know is left out, as in the contract. */
const cardText = (actor: string) =>
  jsonObject(
    {
      wordTranslationId: 't.id',
      wordId: 't.word_id',
      originalWord: json('w.original_word'),
      translatedWord: json('t.translated_word'),
      translatedDescription: json('t.description'),
      translatedExample: json('t.example'),
      imageUrl: jsonOrNull(pictureUrl('t.picture_file')),
      languageCode: json('t.language_code'),
      languageName: json('l.name'),
      categoryId: 't.category_id',
      categoryName: json('c.name'),
      visibility: json('t.visibility'),
      source: json('w.source'),
      ownerId: 't.owner_id',
      createdAt: json('t.created_at'),
      footer: FOOTER,
      reactionSummary: reactionSummary(actor),
    },
    {
      imageCredit: 't.picture_credit',
      partOfSpeech: 't.part_of_speech',
      gender: 't.gender',
      pronunciation: 't.pronunciation',
    },
  );

const cardsOf = (ids: string) => `FROM (${ids}) AS page
    JOIN word_translations t ON t.id = page.id
    JOIN words w ON w.id = t.word_id
    JOIN languages l ON l.code = t.language_code
    JOIN categories c ON c.id = t.category_id
    JOIN users u ON u.id = t.owner_id`;

/**
 * Selects whole cards, footer and reaction summary inside, as JSON that PostgreSQL builds: a page of cards
 * is one statement.
 * @param ids a query for the `id`s of the cards, which also decides their order
 * @param actor the placeholder of the caller's id, for the caller's own reaction
 */
export function selectCards(ids: string, actor: string): string {
  return `SELECT ${cardText(actor)} AS card ${cardsOf(ids)}`;
}

/**
 * Selects one page of a list as a {@link PageRow}.
 * @param ids a query for the `id`s of the cards in their order
 * @param total how many cards the whole list has
 */
export function selectCardPage(ids: string, total: string, actor: string): string {
  return selectPage(cardText(actor), total, cardsOf(inOrder(ids)));
}

/** Selects one page of footers, like {@link selectCardPage}. */
export function selectFooterPage(ids: string, total: string): string {
  const footers = `FROM (${inOrder(ids)}) AS page
    JOIN word_translations t ON t.id = page.id
    JOIN languages l ON l.code = t.language_code
    JOIN users u ON u.id = t.owner_id`;
  return selectPage(FOOTER, total, footers);
}

function selectPage(item: string, total: string, from: string): string {
  return `SELECT '[' || coalesce(string_agg(${item}, ',' ORDER BY page.place), '') || ']' AS json,
    ${total} AS total ${from}`;
}

/** As an array, so that the joins are planned for a few rows however many there could be. */
function inOrder(ids: string): string {
  return `SELECT id, place FROM unnest(ARRAY(${ids})) WITH ORDINALITY AS listed (id, place)`;
}

/** The total and the top kinds of the reactions that a condition picks, as one JSON value. */
export function reactionTally(condition: string): string {
  return `${selectTally(condition, TALLY)}::json`;
}

/** The tally of a card's reactions and the actor's own one, as the text of its JSON; they are read once. */
function reactionSummary(actor: string): string {
  const mine = jsonObject({
    id: 'r.mine',
    userId: actor,
    wordTranslationId: 't.id',
    emoji: json(EMOJI),
    kind: json('r.kind'),
  });
  return selectTally(
    'word_translation_id = t.id',
    { ...TALLY, mine: `coalesce(max(${mine}) FILTER (WHERE r.mine IS NOT NULL), 'null')` },
    `, max(id) FILTER (WHERE user_id = ${actor}) AS mine`,
  );
}

/** @param column what the members need of each kind, besides itself and its count */
function selectTally(condition: string, members: Record<string, string>, column = ''): string {
  return `(
    SELECT ${jsonObject(members)}
      FROM (SELECT kind, count(*)::integer AS count${column}
              FROM reactions WHERE ${condition} GROUP BY kind) AS r)`;
}

/** A card as the text of its JSON, as PostgreSQL built it. */
export interface CardRow {
  card: string;
}

/** A page of a list: the text of a JSON array, ready to be sent, and how many rows the whole list has. */
export interface PageRow {
  json: string;
  total: number;
}

export function toWordCard({ card }: CardRow): WordCard {
  return JSON.parse(card) as WordCard;
}
