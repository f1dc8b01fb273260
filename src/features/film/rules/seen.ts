/** The default share of a film that must be seen for it to count as watched, in percent. An assignment may override it. */
export const WATCHED_SHARE = 80

/** A player's progress with a film. A film counts as watched only when the required share was seen, not when it is opened. */
export type Seen = { isOpened: boolean; isWatched: boolean; share: number }

/** Describes progress with the same text on cards, film pages, the coach's board, family pages and in mails. */
export function describeSeen({ isOpened, isWatched, share }: Seen): string {
  if (isWatched) return 'Watched'
  if (share > 0) return `Opened, ${share}% seen`
  return isOpened ? 'Opened' : 'Not opened yet'
}
