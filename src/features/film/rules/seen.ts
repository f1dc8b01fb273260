/** How much of a film must be seen for it to count as watched, in percent, unless the coach who assigns it says otherwise. */
export const WATCHED_SHARE = 80

/** A player's progress with a film. Opening it is not watching it: that takes the required share. */
export type Seen = { isOpened: boolean; isWatched: boolean; share: number }

/** Describes progress in the same words on cards, film pages, the coach's board, family pages and in mails. */
export function describeSeen({ isOpened, isWatched, share }: Seen): string {
  if (isWatched) return 'Watched'
  if (share > 0) return `Opened, ${share}% seen`
  return isOpened ? 'Opened' : 'Not opened yet'
}
