/** A player whose number is compared with those of the squad. */
export type NumberedPlayer = { id: string; firstName: string; number: string; isChanged: boolean }

/** A number that another player of the squad already has. */
export type TakenNumber = {
  number: string
  /** The first name of the player who keeps the number. */
  wearer: string
  /** A number that is free in the squad; null when all are taken. */
  free: string | null
  /** False when both players already had the number before any change. */
  isNew: boolean
}

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number))

/** Returns true for a real jersey number, and false for "TBD" and an empty field. */
export function isWorn(number: string): boolean {
  return /\d/.test(number)
}

/** Returns the lowest free number, or null when all are taken. */
export function firstFreeNumber(worn: { has: (number: string) => boolean }): string | null {
  return NUMBERS.find((number) => !worn.has(number)) ?? null
}

/** Explains a conflict: "8 is Devon’s. 24 is free." */
export function explainTaken({ number, wearer, free }: Pick<TakenNumber, 'number' | 'wearer' | 'free'>): string {
  const taken = `${number} is ${wearer.endsWith('s') ? `${wearer}’` : `${wearer}’s`}.`
  return free === null ? taken : `${taken} ${free} is free.`
}

/**
 * Returns the players whose number another player of the squad has, by id. A player with an unchanged number keeps it; among
 * several changed players, the first one does.
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
