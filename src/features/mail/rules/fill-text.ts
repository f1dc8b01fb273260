/** The placeholders of mail texts, with their descriptions for staff. */
export const MAIL_PLACEHOLDERS = {
  guardian: 'the parent’s first name',
  player: 'the player’s first name',
  division: 'the division',
  reference: 'the reference',
  reason: 'the reason',
  link: 'the address it leads to',
  academy: 'the academy’s name',
  phone: 'the academy’s phone number',
  amount: 'the amount',
  when: 'the day, and the time if there is one',
  event: 'the event they signed up for, with its date and place',
  calendar: 'the address of the calendar file',
  days: 'how many days the link works',
  account: 'the page where parents choose a password',
  film: 'the film’s title',
  task: 'what is left to do',
  coach: 'the coach’s name',
  credential: 'what ends, such as SafeSport',
} as const

export type Placeholder = keyof typeof MAIL_PLACEHOLDERS

/** The placeholders available when staff answer a family. */
export const ANSWER_PLACEHOLDERS: readonly Placeholder[] = [
  'guardian',
  'player',
  'division',
  'reference',
  'reason',
  'link',
  'academy',
]

/** Shown in place of the private link until the mail is stored, when the real one is created. */
export const LINK_PREVIEW = '(a private link of this family)'

/** The error for a mail to a person without an e-mail address. */
export const NO_ADDRESS = 'No email address is stored here, so nothing can be sent.'

/** The value of each placeholder; unknown ones are omitted. */
export type MailFacts = Partial<Record<Placeholder, string | null>>

export type FilledText = { text: string; problems: string[] }

const WORD = /\{([^{}]*)\}/g
const BRACE = /[{}]/g
/** An invisible character that prevents a line break. */
const WORD_JOINER = '\u2060'

/**
 * Fills in the placeholders. Placeholders without a value stay in the text and are reported, and such a text must not be sent.
 * Values are not scanned again, so a name or sentence from a family cannot insert a placeholder.
 */
export function fillText(template: string, facts: MailFacts): FilledText {
  const problems = new Set<string>()
  const text = template.replace(WORD, (raw: string, inner: string) => {
    const word = inner.trim().toLowerCase()
    if (!isPlaceholder(word)) {
      problems.add(`“${raw}” is no word we can fill in.`)
      return raw
    }
    const value = toPlain(word, facts[word])?.replace(BRACE, '').trim()
    if (value) return value
    problems.add(explainMissing(word))
    return raw
  })
  if (template.replace(WORD, '').match(BRACE)) problems.add('A brace is alone. Remove it, or complete the word.')
  return { text, problems: [...problems] }
}

/** Placeholders with values that families enter, often before their e-mail address is verified. */
const TYPED: readonly Placeholder[] = ['guardian', 'player']

/** Prevents mail programs from turning a name into a link: a stranger could use a form to send links in the academy's name. */
function toPlain(word: Placeholder, value: string | null | undefined): string | null | undefined {
  if (!TYPED.includes(word)) return value
  return value?.replace(/\s+/g, ' ').replace(/(?<=\S)[.:/@](?=\S)/g, (sign) => `${sign}${WORD_JOINER}`)
}

/** Returns whether a text contains a placeholder. */
export function hasPlaceholder(template: string, word: Placeholder): boolean {
  return [...template.matchAll(WORD)].some(([, inner = '']) => inner.trim().toLowerCase() === word)
}

/** Removes paragraphs that contain only the reason, for mails without a reason. */
export function dropReason(template: string): string {
  return paragraphsOf(template)
    .filter((paragraph) => !/^\s*\{\s*reason\s*\}\s*$/i.test(paragraph))
    .join('\n\n')
}

/** Removes paragraphs with a placeholder that has no value. */
export function dropUnknown(template: string, facts: MailFacts): string {
  const isUnknown = (word: Placeholder) => !facts[word]?.trim()
  const unknown = (Object.keys(MAIL_PLACEHOLDERS) as Placeholder[]).filter(isUnknown)
  return paragraphsOf(template)
    .filter((paragraph) => !unknown.some((word) => hasPlaceholder(paragraph, word)))
    .join('\n\n')
}

/** Returns sample values for placeholders, for validation: each one's description. */
export function factsOf(placeholders: readonly Placeholder[]): MailFacts {
  return Object.fromEntries(placeholders.map((word) => [word, MAIL_PLACEHOLDERS[word]]))
}

/** Returns the kind under which the outbox stores a mail about a status. */
export function answerKind(status: string): string {
  return `answer-${status}`
}

function paragraphsOf(template: string): string[] {
  return template.split(/\n{2,}/)
}

function isPlaceholder(word: string): word is Placeholder {
  return Object.hasOwn(MAIL_PLACEHOLDERS, word)
}

function explainMissing(word: Placeholder): string {
  if (word === 'reason') return 'The text says {reason}: choose one or write it.'
  if (word === 'link') return 'There is no private link for this: take {link} out.'
  return `We do not know ${MAIL_PLACEHOLDERS[word]} here: replace {${word}} with your own words.`
}
