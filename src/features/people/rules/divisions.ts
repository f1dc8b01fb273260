/** Keys of the academy's divisions, youngest first. */
export const DIVISION_KEYS = ['9U', '10U', '11U', '12U', '13U', '14U'] as const

export type DivisionKey = (typeof DIVISION_KEYS)[number]

/** Returns the age in a division's key: 9 for '9U'. */
export function divisionAge(key: string): number {
  return Number.parseInt(key, 10)
}
