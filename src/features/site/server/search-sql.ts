/** The minimum similarity, from 0 to 1, between a word and a part of a title to count as a typo. */
const CLOSE_ENOUGH = 0.4
const RESULTS_MAX = 30

/** The parameters of a query; see valuesOf(). */
const [PHRASE, PATTERNS, WORDS, LONGEST] = ['$1', '$2::text[]', '$3::text[]', '$4']

/** Returns the parameters of both queries: the phrase, LIKE patterns, the words of those patterns, and the longest of them. */
export function valuesOf(phrase: string, patterns: string[], words: string[]): unknown[] {
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return [phrase, patterns, words, longest]
}

/**
 * Returns the query for texts that contain all words, as entered or in another form ("refunds" finds "refund").
 * `search_documents` contains published content; triggers update it (src/database/functions.sql).
 * @param count the number of words
 * @param forgiving whether the database has pg_trgm, which sorts equally good results by similarity
 */
export function literalStatement(count: number, forgiving: boolean): string {
  return statement(count, forgiving ? similarity() : '0', `WHERE ${matchEveryWord(count, 'whole_text', 'stems')}`, 0)
}

/** Returns the query for titles and ledes that nearly contain the words. Needs pg_trgm. @param count the number of words */
export function closeStatement(count: number): string {
  return statement(count, similarity(), '', CLOSE_ENOUGH)
}

function statement(count: number, closeness: string, where: string, least: number): string {
  return `
    WITH hits AS (SELECT *, ${closeness} AS closeness FROM search_documents ${where})
    SELECT kind, ref, title, lead, ${snippet()} AS snippet, ${stemsOf(`unnest(${WORDS})`)} AS stems
    FROM hits
    WHERE closeness >= ${least}
    ORDER BY ${rank(count)} DESC, closeness DESC, kind = 'page' DESC, length(title), title
    LIMIT ${RESULTS_MAX}`
}

function matchEveryWord(count: number, text: string, stems: string): string {
  const conditions = Array.from({ length: count }, (_, index) => {
    const [pattern, word] = [PATTERNS, WORDS].map((list) => `(${list})[${index + 1}]`)
    return `(${text} LIKE ${pattern} OR ${stems} @@ plainto_tsquery('english', ${word}))`
  })
  return conditions.join(' AND ')
}

function similarity(): string {
  return `(SELECT min(greatest(word_similarity(word, title_text), 0.9 * word_similarity(word, lead_text)))
        FROM unnest(${WORDS}) AS word)`
}

// In order: an alternative name by staff, the whole title, its beginning, the phrase in it, all words in it; then the phrase in
// the lede.
function rank(count: number): string {
  return `CASE
      WHEN names && ARRAY[${PHRASE}, search_stems(${PHRASE})] THEN 7
      WHEN title_text = ' ' || ${PHRASE} || ' ' THEN 6
      WHEN title_text LIKE ' ' || ${PHRASE} || '%' THEN 5
      WHEN title_text LIKE '% ' || ${PHRASE} || '%' THEN 4
      WHEN ${matchEveryWord(count, 'title_text', "to_tsvector('english', title_text)")} THEN 3
      WHEN lead_text LIKE '% ' || ${PHRASE} || '%' THEN 2
      WHEN whole_text LIKE '% ' || ${PHRASE} || '%' THEN 1
      ELSE 0
    END`
}

// The part of the body around the longest word or its stem, starting at a word boundary.
function snippet(): string {
  const before = 120
  const position = `coalesce(nullif(strpos(lower(body), ${LONGEST}), 0),
      strpos(lower(body), coalesce((${stemsOf(LONGEST)})[1], ${LONGEST})))`
  return `CASE
      WHEN ${position} <= ${before} THEN left(body, 400)
      ELSE regexp_replace(substr(body, ${position} - ${before}, 400), '^\\S*\\s+', '… ')
    END`
}

// The stems of the words; stop words like "the" have none.
function stemsOf(words: string): string {
  return `ARRAY(SELECT stem FROM ${words.startsWith('unnest') ? words : `(VALUES (${words}))`} AS word (word),
      unnest(ts_lexize('english_stem', word)) AS stem)`
}
