/** The first part of the key of a mail that was written without a change of status. */
export const NOTE_KEY = 'note'

/** SQL: whether a mail `m` was written with a change of status, and is taken back with it. */
export const IS_OF_MOVE = `coalesce(m.dedupe_key, '') NOT LIKE '${NOTE_KEY}:%'`
