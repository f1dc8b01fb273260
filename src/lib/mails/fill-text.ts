/** The words in braces that a mail text may hold, as staff read about them. */
export const MAIL_WORDS = {
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

export type Placeholder = keyof typeof MAIL_WORDS

/** Those that can be filled in when staff answer a family. */
export const ANSWER_WORDS: readonly Placeholder[] = [
  'guardian',
  'player',
  'division',
  'reference',
  'reason',
  'link',
  'academy',
]

/** Stands for the private link until the mail is stored, when the real one is made. */
export const LINK_PREVIEW = '(a private link of this family)'

/** What keeps a mail to somebody without an address from being written. */
export const NO_ADDRESS = 'No email address is stored here, so nothing can be sent.'

/** What stands for each word; what is unknown is left out. */
export type MailFacts = Partial<Record<Placeholder, string | null>>

export type FilledText = { text: string; problems: string[] }

const WORD = /\{([^{}]*)\}/g
const BRACE = /[{}]/g
/** Invisible, and no place for a line break. */
const WORD_JOINER = '\u2060'

/**
 * Fills the words in braces in. What cannot be filled in stays as it is and is named: such a text must not be sent.
 * What people typed is never looked at again, so no name or sentence can bring a word in by itself.
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

/** What families type themselves, often before their address is known to be theirs. */
const TYPED: readonly Placeholder[] = ['guardian', 'player']

/** Keeps mail programs from turning a name into a link: a stranger may have typed it to write in the academy's name. */
function toPlain(word: Placeholder, value: string | null | undefined): string | null | undefined {
  if (!TYPED.includes(word)) return value
  return value?.replace(/\s+/g, ' ').replace(/(?<=\S)[.:/@](?=\S)/g, (sign) => `${sign}${WORD_JOINER}`)
}

/** Whether a text asks for a word. */
export function asksFor(template: string, word: Placeholder): boolean {
  return [...template.matchAll(WORD)].some(([, inner = '']) => inner.trim().toLowerCase() === word)
}

/** A text without the paragraphs that only give the reason, for mails that give none. */
export function dropReason(template: string): string {
  return paragraphsOf(template)
    .filter((paragraph) => !/^\s*\{\s*reason\s*\}\s*$/i.test(paragraph))
    .join('\n\n')
}

/** A text without the paragraphs that ask for a word nobody knows here. */
export function dropUnknown(template: string, facts: MailFacts): string {
  const isUnknown = (word: Placeholder) => !facts[word]?.trim()
  const unknown = (Object.keys(MAIL_WORDS) as Placeholder[]).filter(isUnknown)
  return paragraphsOf(template)
    .filter((paragraph) => !unknown.some((word) => asksFor(paragraph, word)))
    .join('\n\n')
}

/** Stands in for the facts where only the words count: each is filled with what it means. */
export function factsOf(words: readonly Placeholder[]): MailFacts {
  return Object.fromEntries(words.map((word) => [word, MAIL_WORDS[word]]))
}

/** How a mail is named in the outbox when it tells of a status. */
export function answerKind(status: string): string {
  return `answer-${status}`
}

function paragraphsOf(template: string): string[] {
  return template.split(/\n{2,}/)
}

function isPlaceholder(word: string): word is Placeholder {
  return Object.hasOwn(MAIL_WORDS, word)
}

function explainMissing(word: Placeholder): string {
  if (word === 'reason') return 'The text says {reason}: choose one or write it.'
  if (word === 'link') return 'There is no private link for this: take {link} out.'
  return `We do not know ${MAIL_WORDS[word]} here: replace {${word}} with your own words.`
}
