/** SQL: the undo period in minutes. */
export const UNDO_MINUTES = '(SELECT coalesce(max(undo_minutes), 10)::int FROM inbox_settings)'
