import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every table of the first release, with the constraints that carry the rules. */
export class Foundation1763600000001 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'Foundation1763600000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'mail_outbox',
      'remembered_translations',
      'reactions',
      'favorites',
      'word_translations',
      'words',
      'categories',
      'languages',
      'links',
      'registrations',
      'identities',
      'sessions',
      'users',
    ];
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
    await runner.query('DROP FUNCTION searchable(text)');
  }
}

const STATEMENTS = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE EXTENSION IF NOT EXISTS unaccent',
  // unaccent() itself is only STABLE, because its dictionary could change; ours does not, and an index
  // needs an immutable expression. Schema-qualified, so that no search_path can change its meaning.
  `DO $do$
   DECLARE home text := (SELECT quote_ident(nspname) FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'unaccent');
   BEGIN
     EXECUTE format($f$
       CREATE FUNCTION searchable(text) RETURNS text
         LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
         RETURN lower(%1$s.unaccent('%1$s.unaccent'::regdictionary, $1))
     $f$, home);
   END $do$`,

  `CREATE TABLE users (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT users_pkey PRIMARY KEY,
    username text NOT NULL,
    username_key text NOT NULL,
    email text,
    password_hash text,
    avatar_file text,
    disabled_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT users_username_length CHECK (char_length(username) BETWEEN 3 AND 20),
    CONSTRAINT users_email_lower CHECK (email = lower(email))
  )`,
  'CREATE UNIQUE INDEX users_username_key ON users (username_key)',
  'CREATE UNIQUE INDEX users_email_key ON users (email)',

  `CREATE TABLE sessions (
    id uuid CONSTRAINT sessions_pkey PRIMARY KEY,
    user_id integer NOT NULL CONSTRAINT sessions_user_fkey REFERENCES users (id) ON DELETE CASCADE,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  'CREATE INDEX sessions_user ON sessions (user_id)',
  'CREATE INDEX sessions_expiry ON sessions (expires_at)',

  `CREATE TABLE identities (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT identities_pkey PRIMARY KEY,
    user_id integer NOT NULL CONSTRAINT identities_user_fkey REFERENCES users (id) ON DELETE CASCADE,
    provider text NOT NULL,
    subject text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT identities_provider CHECK (provider IN ('facebook', 'google', 'github'))
  )`,
  'CREATE UNIQUE INDEX identities_subject ON identities (provider, subject)',
  'CREATE INDEX identities_user ON identities (user_id)',

  `CREATE TABLE registrations (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT registrations_pkey PRIMARY KEY,
    username text NOT NULL,
    username_key text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    confirmed_at timestamptz
  )`,
  'CREATE INDEX registrations_email ON registrations (email)',
  'CREATE INDEX registrations_username ON registrations (username_key)',
  'CREATE INDEX registrations_expiry ON registrations (expires_at)',

  `CREATE TABLE links (
    token_hash bytea CONSTRAINT links_pkey PRIMARY KEY,
    purpose text NOT NULL,
    registration_id integer CONSTRAINT links_registration_fkey REFERENCES registrations (id) ON DELETE CASCADE,
    user_id integer CONSTRAINT links_user_fkey REFERENCES users (id) ON DELETE CASCADE,
    email text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CONSTRAINT links_purpose CHECK (
      CASE purpose
        WHEN 'registration' THEN registration_id IS NOT NULL AND user_id IS NULL
        WHEN 'email-change' THEN user_id IS NOT NULL AND registration_id IS NULL
        WHEN 'password-reset' THEN user_id IS NOT NULL AND registration_id IS NULL
        ELSE false
      END)
  )`,
  'CREATE INDEX links_registration ON links (registration_id)',
  'CREATE INDEX links_user ON links (user_id)',
  'CREATE INDEX links_expiry ON links (expires_at)',

  `CREATE TABLE languages (
    code text CONSTRAINT languages_pkey PRIMARY KEY,
    name text NOT NULL,
    position integer NOT NULL,
    featured boolean NOT NULL DEFAULT false,
    enabled boolean NOT NULL DEFAULT true,
    CONSTRAINT languages_code CHECK (code ~ '^[a-z]{2,3}$')
  )`,
  'CREATE UNIQUE INDEX languages_position ON languages (position)',

  `CREATE TABLE categories (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT categories_pkey PRIMARY KEY,
    name text NOT NULL,
    name_key text NOT NULL,
    field text,
    created_by integer CONSTRAINT categories_creator_fkey REFERENCES users (id) ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT categories_name_length CHECK (char_length(name) BETWEEN 3 AND 30)
  )`,
  'CREATE UNIQUE INDEX categories_name_key ON categories (name_key)',
  'CREATE UNIQUE INDEX categories_field ON categories (field)',
  'CREATE INDEX categories_creator ON categories (created_by)',

  `CREATE TABLE words (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT words_pkey PRIMARY KEY,
    owner_id integer NOT NULL CONSTRAINT words_owner_fkey REFERENCES users (id) ON DELETE CASCADE,
    category_id integer NOT NULL CONSTRAINT words_category_fkey REFERENCES categories (id),
    source text NOT NULL,
    original_word text NOT NULL,
    word_key text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT words_source CHECK (source IN ('ai', 'personal')),
    CONSTRAINT words_word_length CHECK (char_length(original_word) BETWEEN 1 AND 20)
  )`,
  // One looked-up word per learner and category, however often it is asked for.
  `CREATE UNIQUE INDEX words_looked_up ON words (owner_id, category_id, word_key) WHERE source = 'ai'`,
  'CREATE INDEX words_owner ON words (owner_id)',
  'CREATE INDEX words_category ON words (category_id)',
  'ALTER TABLE words ADD CONSTRAINT words_copied_columns UNIQUE (id, owner_id, category_id)',

  // owner and category repeat the word's own, so that every list is one index; the foreign key keeps them true.
  `CREATE TABLE word_translations (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT word_translations_pkey PRIMARY KEY,
    word_id integer NOT NULL,
    owner_id integer NOT NULL,
    category_id integer NOT NULL,
    language_code text NOT NULL CONSTRAINT word_translations_language_fkey REFERENCES languages (code),
    visibility text NOT NULL DEFAULT 'PRIVATE',
    translated_word text NOT NULL,
    description text NOT NULL,
    example text NOT NULL,
    part_of_speech text,
    gender text,
    pronunciation text,
    drawings text[] NOT NULL DEFAULT '{}',
    picture_variant integer NOT NULL DEFAULT 0,
    picture_file text,
    fingerprint bytea,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT word_translations_word_fkey FOREIGN KEY (word_id, owner_id, category_id)
      REFERENCES words (id, owner_id, category_id) ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT word_translations_visibility CHECK (visibility IN ('PUBLIC', 'PRIVATE')),
    CONSTRAINT word_translations_word_length CHECK (char_length(translated_word) BETWEEN 1 AND 20),
    CONSTRAINT word_translations_description_length CHECK (char_length(description) BETWEEN 1 AND 100),
    CONSTRAINT word_translations_example_length CHECK (char_length(example) BETWEEN 1 AND 100)
  )`,
  'CREATE UNIQUE INDEX word_translations_language_once ON word_translations (word_id, language_code)',
  // A personal card saved again with the very same fields is the same card.
  'CREATE UNIQUE INDEX word_translations_saved_once ON word_translations (owner_id, fingerprint)',
  'CREATE INDEX word_translations_by_owner ON word_translations (owner_id, id)',
  `CREATE INDEX word_translations_public ON word_translations (id) WHERE visibility = 'PUBLIC'`,
  'CREATE INDEX word_translations_by_language ON word_translations (language_code, id)',
  'CREATE INDEX word_translations_by_category ON word_translations (category_id, id)',
  'CREATE INDEX word_translations_picture ON word_translations (picture_file)',
  'CREATE INDEX word_translations_description_search ON word_translations USING gin (searchable(description) gin_trgm_ops)',
  'CREATE INDEX word_translations_example_search ON word_translations USING gin (searchable(example) gin_trgm_ops)',

  `CREATE TABLE favorites (
    user_id integer NOT NULL CONSTRAINT favorites_user_fkey REFERENCES users (id) ON DELETE CASCADE,
    word_translation_id integer NOT NULL
      CONSTRAINT favorites_card_fkey REFERENCES word_translations (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT favorites_pkey PRIMARY KEY (user_id, word_translation_id)
  )`,
  'CREATE INDEX favorites_card ON favorites (word_translation_id)',

  `CREATE TABLE reactions (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT reactions_pkey PRIMARY KEY,
    user_id integer NOT NULL CONSTRAINT reactions_user_fkey REFERENCES users (id) ON DELETE CASCADE,
    word_translation_id integer NOT NULL
      CONSTRAINT reactions_card_fkey REFERENCES word_translations (id) ON DELETE CASCADE,
    kind text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT reactions_kind CHECK (kind IN ('like', 'dislike', 'love', 'fire', 'perfect'))
  )`,
  'CREATE UNIQUE INDEX reactions_one_per_learner ON reactions (word_translation_id, user_id)',
  'CREATE INDEX reactions_user ON reactions (user_id)',

  `CREATE TABLE remembered_translations (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT remembered_translations_pkey PRIMARY KEY,
    word_key text NOT NULL,
    field text NOT NULL,
    language_code text NOT NULL,
    provider text NOT NULL,
    model text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE UNIQUE INDEX remembered_translations_key ON remembered_translations (word_key, field, language_code, provider, model)',

  `CREATE TABLE mail_outbox (
    id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT mail_outbox_pkey PRIMARY KEY,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    message_id text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    sent_at timestamptz,
    failed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE UNIQUE INDEX mail_outbox_message ON mail_outbox (message_id)',
  'CREATE INDEX mail_outbox_waiting ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL',
];
