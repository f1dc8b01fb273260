import { asksFor, dropUnknown, factsOf, fillText, type MailFacts, type Placeholder } from './fill-text'
import { DEFAULT_LANGUAGE, type MailLanguage } from './languages'
import type { MailText, Occasion } from './occasion'
import { textOf } from './fields'
import { OCCASIONS, type OccasionName } from './occasions'

/** Known in every mail, beside the words of its occasion. */
const COMMON: readonly Placeholder[] = ['academy', 'phone']

/** Empty now and then: a paragraph that asks for one of them is left out while it is. */
const SOMETIMES: readonly Placeholder[] = ['phone', 'event', 'calendar']

/** No subject holds a link: mail programs would not open it. */
const LINKS: readonly Placeholder[] = ['link', 'account', 'calendar']

/** The words that a mail's subject or text may hold. */
export function placeholdersFor(name: OccasionName, part: keyof MailText): Placeholder[] {
  const words = [...OCCASIONS[name].words, ...COMMON]
  return part === 'body' ? words : words.filter((word) => !LINKS.includes(word) && !SOMETIMES.includes(word))
}

/** What keeps a text from being used for a mail, in sentences for staff; empty when nothing does. */
export function listProblems(name: OccasionName, part: keyof MailText, text: string): string[] {
  const facts = factsOf(placeholdersFor(name, part))
  const { problems } = fillText(text, facts)
  if (part === 'subject' || problems.length > 0) return problems
  const always = factsOf(placeholdersFor(name, part).filter((word) => !SOMETIMES.includes(word)))
  const sure = dropUnknown(text, always)
  const { needs }: Occasion = OCCASIONS[name]
  return needs.filter((word) => !asksFor(sure, word)).map((word) => explainLost(word, asksFor(text, word)))
}

/**
 * The subject and the text of a mail: staff's own words where they can be filled in, else the text it comes with.
 * Whatever staff wrote, there is always a mail.
 */
export function writeMail(
  name: OccasionName,
  own: MailText | undefined,
  facts: MailFacts,
  language: MailLanguage = DEFAULT_LANGUAGE,
): MailText {
  const first = own && fill(own, facts)
  if (first?.problems.length === 0) return first.filled
  return fill(textOf(name, language), facts).filled
}

function fill({ subject, body }: MailText, facts: MailFacts): { filled: MailText; problems: string[] } {
  const [title, text] = [fillText(subject, facts), fillText(dropUnknown(body, facts), facts)]
  const problems = [...title.problems, ...text.problems]
  if (!title.text.trim() || !text.text.trim()) problems.push('It is empty.')
  return { filled: { subject: title.text, body: text.text }, problems }
}

function explainLost(word: Placeholder, isThere: boolean): string {
  if (isThere) {
    return `Give {${word}} a paragraph without {phone}, {event} or {calendar}: a paragraph with one of them is left out while it is empty.`
  }
  return `This mail is of no use without {${word}}. Please put it back.`
}
