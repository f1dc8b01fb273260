import { PUNCTUATION } from '../rules/search'

/** How alike a word and a part of a title must be, from 0 to 1, to pass for a typing error. */
const CLOSE_ENOUGH = 0.4
const RESULTS_MAX = 30

type Source = {
  kind: string
  table: string
  title: string
  /** What stands for the document in the list. */
  lead: string
  /** Everything else that is searched. */
  body?: string
  slug?: string
}

// Only what visitors can read anyway: never players, never what families sent.
const SOURCES: Source[] = [
  { kind: 'posts', table: 'posts', title: 'title', lead: 'excerpt', body: richText('content'), slug: 'slug' },
  {
    kind: 'programs',
    table: 'programs',
    title: 'title',
    lead: 'description',
    body: texts('age_range', 'duration', 'schedule'),
  },
  { kind: 'faqs', table: 'faqs', title: 'question', lead: 'answer' },
  { kind: 'coaches', table: 'coaches', title: 'name', lead: 'role', body: texts('focus', 'bio') },
  {
    kind: 'events',
    table: 'events',
    title: 'title',
    lead: 'description',
    body: texts('place_name', 'place_address'),
    slug: 'slug',
  },
  { kind: 'albums', table: 'albums', title: 'title', lead: 'description', slug: 'slug' },
  { kind: 'cities', table: 'cities', title: cityTitle(), lead: 'meta_description', body: 'audience', slug: 'slug' },
]

/**
 * One statement over everything the public may read. Parameters: $1 the phrase, $2 LIKE patterns, $3 words, $4 pages as
 * JSON, $5 the longest word. What says all the words comes first; only when nothing does, and the database can
 * compare words (`forgiving`), what is nearly the same stands in its place.
 */
export function searchStatement(forgiving: boolean): string {
  const closeness = forgiving
    ? `(SELECT min(greatest(word_similarity(word, title_text), 0.9 * word_similarity(word, lead_text)))
        FROM unnest($3::text[]) AS word)`
    : // Named all the same: a parameter without a use has no type.
      '0 * cardinality($3::text[])'
  return `
    WITH found AS (
      ${SOURCES.map(selectSource).join('\n      UNION ALL\n      ')}
      UNION ALL
      SELECT 'page', path, title, coalesce(lede, ''), text
      FROM jsonb_to_recordset($4::jsonb) AS page (path text, title text, lede text, text text)
    ), clean AS (
      SELECT *, ${plainSql('title')} AS title_text, ${plainSql('lead')} AS lead_text, ${plainSql('body')} AS body_text
      FROM found
    ), judged AS (
      SELECT *,
        (title_text || lead_text || body_text) LIKE ALL ($2::text[]) AS is_literal,
        title_text LIKE ALL ($2::text[]) AS is_titled,
        ${closeness} AS closeness
      FROM clean
    )
    SELECT kind, ref, title, lead, NOT is_literal AS "isClose",
      ${snippet()} AS snippet
    FROM judged
    WHERE is_literal OR (closeness >= ${CLOSE_ENOUGH} AND NOT EXISTS (SELECT FROM judged AS other WHERE other.is_literal))
    ORDER BY ${rank()} DESC, closeness DESC, kind = 'page' DESC, length(title), title
    LIMIT ${RESULTS_MAX}`
}

// The part of the body around the longest word, from the beginning of a word on.
function snippet(): string {
  const before = 120
  return `CASE
      WHEN strpos(lower(body), $5) <= ${before} THEN left(body, 400)
      ELSE regexp_replace(substr(body, strpos(lower(body), $5) - ${before}, 400), '^\\S*\\s+', '… ')
    END`
}

// The whole title, its beginning, the phrase in it, all words in it; then the same words in what is said below.
function rank(): string {
  return `CASE
      WHEN title_text = ' ' || $1 || ' ' THEN 6
      WHEN title_text LIKE ' ' || $1 || '%' THEN 5
      WHEN title_text LIKE '% ' || $1 || '%' THEN 4
      WHEN is_titled THEN 3
      WHEN lead_text LIKE '% ' || $1 || '%' THEN 2
      WHEN body_text LIKE '% ' || $1 || '%' THEN 1
      ELSE 0
    END`
}

function selectSource({ kind, table, title, lead, body = "''", slug = "''" }: Source): string {
  return `SELECT '${kind}' AS kind, ${slug} AS ref, ${title} AS title, coalesce(${lead}, '') AS lead, coalesce(${body}, '') AS body
      FROM ${table} WHERE _status = 'published' AND deleted_at IS NULL`
}

function texts(...columns: string[]): string {
  return `concat_ws('. ', ${columns.join(', ')})`
}

// The words of an article, wherever they lie in it.
function richText(column: string): string {
  return `(SELECT string_agg(piece #>> '{}', ' ') FROM jsonb_path_query(${column}, 'strict $.**.text') AS piece)`
}

// Cities have a name and share the title of their pages.
function cityTitle(): string {
  const template = `coalesce((SELECT hero_title FROM cities_page WHERE _status = 'published' LIMIT 1), '{city}')`
  return `replace(replace(${template}, '{city}', city), '{region}', region)`
}

function plainSql(column: string): string {
  return `' ' || trim(regexp_replace(lower(${column}), '${PUNCTUATION.replaceAll("'", "''")}', ' ', 'g')) || ' '`
}
