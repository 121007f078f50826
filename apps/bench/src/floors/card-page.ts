const PAGE = `FROM unnest(ARRAY(SELECT id FROM (
           (SELECT id FROM word_translations WHERE visibility = 'PUBLIC' ORDER BY id DESC LIMIT 8)
           UNION ALL
           (SELECT id FROM word_translations
             WHERE owner_id = (SELECT $1::integer) AND visibility = 'PRIVATE' ORDER BY id DESC LIMIT 8)
         ) AS visible ORDER BY id DESC LIMIT 8)) AS page (id)
    JOIN word_translations t ON t.id = page.id
    JOIN words w ON w.id = t.word_id
    JOIN languages l ON l.code = t.language_code
    JOIN categories c ON c.id = t.category_id
    JOIN users u ON u.id = t.owner_id`;

/**
 * The first page of cards with every column of the product's answer, as one JSON text that PostgreSQL's functions
 * for it build; `$1` is the reader. Written apart from the product's own statement, which may grow slower without this.
 */
export const CARD_PAGE = `
  SELECT '[' || coalesce(string_agg(card, ',' ORDER BY id DESC), '') || ']' AS json FROM (
    SELECT t.id, left(json_build_object(
        'wordTranslationId', t.id, 'wordId', t.word_id, 'originalWord', w.original_word,
        'translatedWord', t.translated_word, 'translatedDescription', t.description,
        'translatedExample', t.example, 'imageUrl', '/api/pictures/' || t.picture_file,
        'languageCode', t.language_code, 'languageName', l.name,
        'categoryId', t.category_id, 'categoryName', c.name, 'visibility', t.visibility,
        'source', w.source, 'ownerId', t.owner_id, 'createdAt', t.created_at,
        'footer', json_build_object('wordTranslationId', t.id,
          'imageUrl', '/api/pictures/' || u.avatar_file, 'username', u.username,
          'createdAt', t.created_at, 'languageName', l.name),
        'reactionSummary', (
          SELECT json_build_object(
              'total', coalesce(sum(count), 0),
              'top', coalesce(json_agg(json_build_object('kind', kind, 'emoji', emoji, 'count', count)
                       ORDER BY rank) FILTER (WHERE rank <= 3), '[]'),
              'mine', (SELECT json_build_object('id', r.id, 'userId', r.user_id,
                                'wordTranslationId', r.word_translation_id,
                                'emoji', CASE r.kind WHEN 'like' THEN '👍' WHEN 'dislike' THEN '👎'
                                  WHEN 'love' THEN '❤️' WHEN 'fire' THEN '🔥' WHEN 'perfect' THEN '💯' END,
                                'kind', r.kind)
                         FROM reactions r WHERE r.word_translation_id = t.id AND r.user_id = $1))
            FROM (SELECT kind, count(*)::integer AS count,
                         CASE kind WHEN 'like' THEN '👍' WHEN 'dislike' THEN '👎'
                           WHEN 'love' THEN '❤️' WHEN 'fire' THEN '🔥' WHEN 'perfect' THEN '💯' END AS emoji,
                         row_number() OVER (ORDER BY count(*) DESC, array_position(
                           ARRAY['like', 'dislike', 'love', 'fire', 'perfect'], kind)) AS rank
                    FROM reactions WHERE word_translation_id = t.id GROUP BY kind) AS kinds)
      )::text, -1) || coalesce(',' || nullif(substr(json_strip_nulls(json_build_object(
        'imageCredit', t.picture_credit, 'partOfSpeech', t.part_of_speech, 'gender', t.gender,
        'pronunciation', t.pronunciation))::text, 2), '}'), '}') AS card
    ${PAGE}) AS cards`;

/** The same with every object written as text, which costs PostgreSQL less; the product's own way. */
export const CARD_PAGE_WRITTEN = `
  SELECT '[' || coalesce(string_agg(card, ',' ORDER BY id DESC), '') || ']' AS json FROM (
    SELECT t.id, concat(
        '{"wordTranslationId":', t.id, ',"wordId":', t.word_id,
        ',"originalWord":', to_json(w.original_word), ',"translatedWord":', to_json(t.translated_word),
        ',"translatedDescription":', to_json(t.description), ',"translatedExample":', to_json(t.example),
        ',"imageUrl":', coalesce(to_json('/api/pictures/' || t.picture_file)::text, 'null'),
        ',"languageCode":', to_json(t.language_code), ',"languageName":', to_json(l.name),
        ',"categoryId":', t.category_id, ',"categoryName":', to_json(c.name),
        ',"visibility":"', t.visibility, '","source":"', w.source, '","ownerId":', t.owner_id,
        ',"createdAt":', to_json(t.created_at),
        ',"imageCredit":' || to_json(t.picture_credit), ',"partOfSpeech":' || to_json(t.part_of_speech),
        ',"gender":' || to_json(t.gender), ',"pronunciation":' || to_json(t.pronunciation),
        ',"footer":{"wordTranslationId":', t.id,
        ',"imageUrl":', coalesce(to_json('/api/pictures/' || u.avatar_file)::text, 'null'),
        ',"username":', to_json(u.username), ',"createdAt":', to_json(t.created_at),
        ',"languageName":', to_json(l.name), '},"reactionSummary":', (
          SELECT concat('{"total":', coalesce(sum(count), 0), ',"top":[',
              array_to_string((array_agg(concat('{"kind":"', kind, '","emoji":"', emoji,
                '","count":', count, '}') ORDER BY count DESC, array_position(
                  ARRAY['like', 'dislike', 'love', 'fire', 'perfect'], kind)))[:3], ','),
              '],"mine":', coalesce(max(concat('{"id":', mine, ',"userId":', $1::integer,
                ',"wordTranslationId":', t.id, ',"emoji":"', emoji, '","kind":"', kind, '"}'))
                FILTER (WHERE mine IS NOT NULL), 'null'), '}')
            FROM (SELECT kind, count(*), max(id) FILTER (WHERE user_id = $1) AS mine,
                         CASE kind WHEN 'like' THEN '👍' WHEN 'dislike' THEN '👎'
                           WHEN 'love' THEN '❤️' WHEN 'fire' THEN '🔥' WHEN 'perfect' THEN '💯' END AS emoji
                    FROM reactions WHERE word_translation_id = t.id GROUP BY kind) AS kinds), '}') AS card
    ${PAGE}) AS cards`;
