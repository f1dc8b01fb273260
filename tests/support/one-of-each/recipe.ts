export type Facts = Record<string, unknown>
export type TestFile = { name: string; mimetype: string; data: Buffer }

/** What a document of a collection needs beside its own words: others that it points to, and a number of its own. */
export type Means = {
  n: number
  /** Ids of the two divisions: the coach's own and another one. */
  division: { own: string; other: string }
  /** Ids of a player of the film room in each of them. */
  member: { own: string; other: string }
  /** Makes another document and gives its id. */
  make: (slug: string) => Promise<string>
}

/** `other` says what differs in a document that lies beyond somebody who reaches only some of them. */
export type Recipe = (means: Means) => { facts: Facts | Promise<Facts>; other?: Facts; file?: TestFile }

export const DAY = '2026-11-20T12:00:00.000Z'
export const PEOPLE = { email: 'one@example.org', phone: '(623) 555-0101' }

/** A number as the form's handler would give it. */
export function reference({ n }: Means): string {
  return `TT-0000-${String(n).padStart(4, '0')}`
}
