export type Facts = Record<string, unknown>
export type TestFile = { name: string; mimetype: string; data: Buffer }

/** What a document of a collection needs besides its own fields: related documents and a unique number. */
export type Means = {
  n: number
  /** Ids of the two divisions: the coach's own and another one. */
  division: { own: string; other: string }
  /** Ids of a film room player in each of them. */
  member: { own: string; other: string }
  /** Creates a related document and returns its id. */
  make: (slug: string) => Promise<string>
}

/** `other` lists what differs in a document that is out of reach of a person with limited access. */
export type Recipe = (means: Means) => { facts: Facts | Promise<Facts>; other?: Facts; file?: TestFile }

export const DAY = '2026-11-20T12:00:00.000Z'
export const PEOPLE = { email: 'one@example.org', phone: '(623) 555-0101' }

/** Returns a reference number in the format of the form's handler. */
export function reference({ n }: Means): string {
  return `TT-0000-${String(n).padStart(4, '0')}`
}
