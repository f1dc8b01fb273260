import type { Reader, DataClass } from '../data-map/row'

const READERS: Record<Reader, string> = {
  admin: 'admins',
  registrar: 'the registrar',
  coach: 'the coaches of the squad',
  treasurer: 'the treasurer',
  editor: 'editors',
  'the family': 'you',
  members: 'members of the film room',
  everyone: 'everyone who visits the site',
  'no one': 'no one',
}

/** The reasons for data that the family cannot read itself. */
const REASONS: Partial<Record<DataClass, string>> = {
  secret: 'It opens an account or a private page. No one can read it, not even staff.',
  record: 'It says how the office did its work. Ask us, and we go through it with you.',
  words: 'Notes of the office, and copies of mails you have. Ask us, and we go through them with you.',
}
const COPY = 'A list the office works with, made from the above.'

/**
 * Lists the readers as text: “You, the registrar and admins”.
 * @param family how the family is named
 */
export function formatReaders(readers: readonly Reader[], family = READERS['the family']): string {
  const order = Object.keys(READERS) as Reader[]
  const names = [...readers]
    .sort((one, other) => Number(other === 'the family') - Number(one === 'the family') || rank(one) - rank(other))
    .map((reader) => (reader === 'the family' ? family : READERS[reader]))
  const text = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return text.charAt(0).toUpperCase() + text.slice(1)

  function rank(reader: Reader): number {
    return -order.indexOf(reader)
  }
}

/** Whether the family may read something, as the data map says. */
export function isForFamily(readers: readonly Reader[]): boolean {
  return readers.some((reader) => reader === 'the family' || reader === 'members' || reader === 'everyone')
}

/** Returns why the family cannot read a kind of data, in one or two sentences. */
export function explainLeftOut(kind: DataClass): string {
  return REASONS[kind] ?? COPY
}
