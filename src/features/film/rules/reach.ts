/** A player, and whether the film's quiz is still locked for them. Assigning the film unlocks it. */
type ReachedPlayer = { id: string; name: string; isLocked: boolean }

/** The divisions and players to whom a coach can assign a film, and the suggested days. */
export type Reach = {
  divisions: { id: string; key: string; players: ReachedPlayer[] }[]
  today: string
  quickDays: { day: string; label: string }[]
}
