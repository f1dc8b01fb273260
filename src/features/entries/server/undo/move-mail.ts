/** The prefix of the dedupe key of a mail without a status change. */
export const NOTE_KEY = 'note'

/** SQL: whether a mail `m` belongs to a status change, and is undone with it. */
export const IS_OF_MOVE = `coalesce(m.dedupe_key, '') NOT LIKE '${NOTE_KEY}:%'`
