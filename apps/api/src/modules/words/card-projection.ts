import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import {
  REACTION_EMOJI,
  REACTION_KINDS,
  REACTION_SUMMARY_SIZE,
} from '@wordloom/domain/reaction-tally';

const KINDS = `ARRAY[${REACTION_KINDS.map((kind) => `'${kind}'`).join(', ')}]`;
const EMOJI = `CASE r.kind ${REACTION_KINDS.map((kind) => `WHEN '${kind}' THEN '${REACTION_EMOJI[kind]}'`).join(' ')} END`;

const pictureUrl = (column: string) => `'${API_PATHS.pictures}/' || ${column}`;

const FOOTER = `json_build_object(
        'wordTranslationId', t.id,
        'imageUrl', ${pictureUrl('u.avatar_file')},
        'username', u.username,
        'createdAt', t.created_at,
        'languageName', l.name)`;

/** A card as the text of its JSON; what a source may not know is left out, as in the contract. */
const cardText = (actor: string) => `left(json_build_object(
      'wordTranslationId', t.id,
      'wordId', t.word_id,
      'originalWord', w.original_word,
      'translatedWord', t.translated_word,
      'translatedDescription', t.description,
      'translatedExample', t.example,
      'imageUrl', ${pictureUrl('t.picture_file')},
      'languageCode', t.language_code,
      'languageName', l.name,
      'categoryId', t.category_id,
      'categoryName', c.name,
      'visibility', t.visibility,
      'source', w.source,
      'ownerId', t.owner_id,
      'createdAt', t.created_at,
      'footer', ${FOOTER},
      'reactionSummary', ${reactionSummary(actor)}
    )::text, -1) || coalesce(',' || nullif(substr(json_strip_nulls(json_build_object(
      'imageCredit', t.picture_credit,
      'partOfSpeech', t.part_of_speech,
      'gender', t.gender,
      'pronunciation', t.pronunciation
    ))::text, 2), '}'), '}')`;

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
  return selectPage(`${FOOTER}::text`, total, footers);
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
  return tally(condition, '');
}

function reactionSummary(actor: string): string {
  const mine = `, 'mine', (
        SELECT json_build_object('id', r.id, 'userId', r.user_id,
                 'wordTranslationId', r.word_translation_id, 'emoji', ${EMOJI}, 'kind', r.kind)
          FROM reactions r WHERE r.word_translation_id = t.id AND r.user_id = ${actor})`;
  return tally('word_translation_id = t.id', mine);
}

function tally(condition: string, more: string): string {
  return `(
    SELECT json_build_object(
      'total', coalesce(sum(r.count), 0),
      'top', coalesce(
        json_agg(json_build_object('kind', r.kind, 'emoji', ${EMOJI}, 'count', r.count)
                 ORDER BY r.place) FILTER (WHERE r.place <= ${REACTION_SUMMARY_SIZE}),
        '[]')${more})
      FROM (
        SELECT kind, count(*)::integer AS count,
               row_number() OVER (ORDER BY count(*) DESC, array_position(${KINDS}, kind)) AS place
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
