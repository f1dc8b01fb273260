/** How much of a player's name is published. The family decides. */
export const PUBLICATIONS = ['initial', 'full', 'hidden'] as const

export type Publication = (typeof PUBLICATIONS)[number]

/** The label of each option as shown to the family. */
export const PUBLICATION_LABELS: Record<Publication, string> = {
  initial: 'First name and initial',
  full: 'Full name',
  hidden: 'Nothing: not on the website',
}

export type PlayerName = { firstName: string; lastName: string }

/** The format of a slug: words of small letters and digits, joined by hyphens. */
export const SLUG_SHAPE = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns the more restrictive of two options, so that a choice never shows more than what is allowed. */
export function leastPublication(chosen: Publication, allowed: Publication): Publication {
  const order: Publication[] = ['hidden', 'initial', 'full']
  return order[Math.min(order.indexOf(chosen), order.indexOf(allowed))]!
}

/** Returns the name to show: "Avery E.", the full name only with the family's consent, null for hidden players. */
export function displayName(name: PlayerName, publication: Publication): string | null {
  if (publication === 'hidden') return null
  if (publication === 'full') return `${name.firstName} ${name.lastName}`
  return `${givenName(name)} ${initialOf(name.lastName)}.`
}

/**
 * Returns the one given name that may be shown beside an initial: the first word of the entered first name, without a last name
 * that was entered with it ("Avery Exampleton", "Avery-Exampleton", "AveryExampleton" become "Avery").
 */
export function givenName({ firstName, lastName }: PlayerName): string {
  const [word = ''] = firstName.match(/[\p{L}\p{M}\p{N}'’-]+/u) ?? []
  const [first = '', ...more] = word.split('-')
  const last = normalizeWords(lastName).split(' ')
  // A last name that is only an initial cannot be recognized within the first name.
  const isKnown = last.some((part) => part.length > 1)
  const otherParts = isKnown ? more.filter((part) => !last.includes(normalizeWords(part))) : []
  return withoutEnding([first, ...otherParts].join('-'), lastName.trim()) || word
}

function withoutEnding(word: string, ending: string): string {
  const isAttached =
    ending.length > 1 && word.length > ending.length && word.toLowerCase().endsWith(ending.toLowerCase())
  return isAttached ? word.slice(0, -ending.length) : word
}

/** Returns the internal slug of a player, such as a-lovelace. Only staff see it. */
export function rosterSlug({ firstName, lastName }: PlayerName): string {
  return slugify(`${initialOf(firstName)} ${lastName}`)
}

/** Returns the slug of a player's public page, with the last name only with the family's consent. */
export function publicSlug(name: PlayerName, publication: Publication): string | null {
  if (publication === 'hidden') return null
  return publication === 'full' ? rosterSlug(name) : slugify(`${givenName(name)} ${initialOf(name.lastName)}`)
}

/** Returns true for the base slug and its numbered variants (avery-e, avery-e-2). */
export function isNumbered(slug: string, base: string): boolean {
  return slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
}

/** Returns the base slug if it is free, else with the lowest free number. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

/**
 * Returns true when a text contains the last name, as written or in capitals. A single letter is ignored, since the site shows
 * the initial anyway.
 */
export function spells(text: string, lastName: string): boolean {
  return lastName.trim().length > 1 && namePattern(lastName).test(text)
}

/** Returns the text with the last name shortened to its first letter. */
export function hideLastName(text: string, lastName: string): string {
  return spells(text, lastName) ? text.replace(namePattern(lastName), () => `${initialOf(lastName)}.`) : text
}

// Matches the name when no letter precedes or follows it: "Young" does not match in "Youngest", but does in "Young’s". A name
// of several words also matches across a line break.
function namePattern(name: string): RegExp {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/['’]/g, "['’]"))
  const spelling = words.join('\\s+')
  const capitals = words.map((word) => word.toUpperCase()).join('\\s+')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spelling}|${capitals})(?![\\p{L}\\p{M}])`, 'gu')
}

/** Returns the text for a page that shows an initial, or null when it still contains the full name. */
export function withoutPrivateNames(text: string, name: PlayerName): string | null {
  const firstName = givenName(name)
  const others = [name.lastName, ...name.firstName.split(/\s+/).filter((word) => word !== firstName)]
  const hidden = others.reduce(hideLastName, text)
  return others.some((lastName) => namesInFull(hidden, { firstName: firstName, lastName })) ? null : hidden
}

/**
 * Returns true when a text contains a full name: first and last name, or last and first, in any case, spacing and punctuation,
 * with or without accents and a middle initial.
 */
export function namesInFull(text: string, { firstName, lastName }: PlayerName): boolean {
  const [first, last] = [normalizeWords(firstName), normalizeWords(lastName)]
  if (!first || !last) return false
  return new RegExp(`(?<= )(${first}( [a-z])? ?${last}|${last} ?${first})(?= )`, 'u').test(` ${normalizeWords(text)} `)
}

/** Returns true when a text contains the first or the last name as a word. A single letter is ignored. */
export function namesInPart(text: string, { firstName, lastName }: PlayerName): boolean {
  const words = ` ${normalizeWords(text)} `
  return [firstName, lastName].map(normalizeWords).some((name) => name.length > 1 && words.includes(` ${name} `))
}

// Reduces the text to letters, digits and single spaces, which need no escaping in a regular expression. The 's of "Ada's" does
// not belong to the name.
function normalizeWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')
  return letters
    .toLowerCase()
    .replace(/[’']s(?![\p{L}\p{N}])/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}

function slugify(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'player'
}
