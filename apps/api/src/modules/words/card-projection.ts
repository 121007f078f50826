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

/** Selects footers alone; a condition on `t` may follow. */
export const selectFooters = `
    SELECT ${FOOTER} AS footer
    FROM word_translations t
    JOIN languages l ON l.code = t.language_code
    JOIN users u ON u.id = t.owner_id`;

/**
 * Selects whole cards, footer and reaction summary inside, as JSON that PostgreSQL builds: a page of cards
 * is one statement.
 * @param ids a query for the `id`s of the cards, which also decides their order
 * @param actor the placeholder of the caller's id, for the caller's own reaction
 */
export function selectCards(ids: string, actor: string): string {
  return `
    SELECT json_build_object(
      'wordTranslationId', t.id,
      'wordId', t.word_id,
      'originalWord', w.original_word,
      'translatedWord', t.translated_word,
      'translatedDescription', t.description,
      'translatedExample', t.example,
      'imageUrl', ${pictureUrl('t.picture_file')},
      'imageCredit', t.picture_credit,
      'languageCode', t.language_code,
      'languageName', l.name,
      'categoryId', t.category_id,
      'categoryName', c.name,
      'visibility', t.visibility,
      'source', w.source,
      'ownerId', t.owner_id,
      'createdAt', t.created_at,
      'partOfSpeech', t.part_of_speech,
      'gender', t.gender,
      'pronunciation', t.pronunciation,
      'footer', ${FOOTER},
      'reactionSummary', ${reactionSummary(actor)}
    ) AS card
    FROM (${ids}) AS page
    JOIN word_translations t ON t.id = page.id
    JOIN words w ON w.id = t.word_id
    JOIN languages l ON l.code = t.language_code
    JOIN categories c ON c.id = t.category_id
    JOIN users u ON u.id = t.owner_id`;
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

/** A card as PostgreSQL built it: what a source may not know is null there and absent in the contract. */
export interface CardRow {
  card: { [Key in keyof WordCard]-?: WordCard[Key] | null };
}

export function toWordCard({ card }: CardRow): WordCard {
  const { imageCredit, partOfSpeech, gender, pronunciation, ...rest } = card;
  return {
    ...(rest as WordCard),
    ...(imageCredit && { imageCredit }),
    ...(partOfSpeech && { partOfSpeech }),
    ...(gender && { gender }),
    ...(pronunciation && { pronunciation }),
  };
}
