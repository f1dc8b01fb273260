/** A player whose number is compared with those of the squad. */
export type NumberedPlayer = { id: string; firstName: string; number: string; isChanged: boolean }

/** A number that another player of the squad wears. */
export type TakenNumber = {
  number: string
  /** First name of the player who keeps it. */
  wearer: string
  /** A number that no one of the squad wears; null when all are worn. */
  free: string | null
  /** False where both wore it before anything was changed. */
  isNew: boolean
}

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number))

/** True for a number that is on a jersey: "TBD" and an empty field are not. */
export function isWorn(number: string): boolean {
  return /\d/.test(number)
}

/** The lowest number that is not among these; null when all are. */
export function firstFreeNumber(worn: { has: (number: string) => boolean }): string | null {
  return NUMBERS.find((number) => !worn.has(number)) ?? null
}

/** "8 is Devon’s. 24 is free." */
export function explainTaken({ number, wearer, free }: Pick<TakenNumber, 'number' | 'wearer' | 'free'>): string {
  const taken = `${number} is ${wearer.endsWith('s') ? `${wearer}’` : `${wearer}’s`}.`
  return free === null ? taken : `${taken} ${free} is free.`
}

/**
 * Finds the players whose number another one of the squad wears, by id. A player whose number was not changed keeps it;
 * of several who were changed, the first.
 */
export function findTakenNumbers(squad: readonly NumberedPlayer[]): Map<string, TakenNumber> {
  const numbers = squad.map((player) => ({ ...player, number: player.number.trim() }))
  const keepers = new Map<string, NumberedPlayer>()
  for (const player of numbers.toSorted((one, other) => Number(one.isChanged) - Number(other.isChanged)))
    if (isWorn(player.number) && !keepers.has(player.number)) keepers.set(player.number, player)
  const worn = new Set(keepers.keys())
  const taken = new Map<string, TakenNumber>()
  for (const { id, number, isChanged } of numbers) {
    const keeper = keepers.get(number)
    if (!keeper || keeper.id === id) continue
    const free = firstFreeNumber(worn)
    if (free !== null) worn.add(free)
    taken.set(id, { number, wearer: keeper.firstName, free, isNew: isChanged })
  }
  return taken
}
