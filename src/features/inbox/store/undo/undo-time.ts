/** SQL: for how many minutes what was done can be taken back. */
export const UNDO_MINUTES = '(SELECT coalesce(max(undo_minutes), 10)::int FROM inbox_settings)'
