import { readablePhone } from './case-facts'
import { PHONES } from './corrections'
import { groupsOf } from './entry-fields'
import type { InboxKind } from './kinds'

/** A former value of a field. */
type FormerValue = {
  value: string
  /** An ISO timestamp in UTC. */
  at: string
  /** The member of staff who corrected it; null when the family changed it. */
  by: string | null
}

/** An answer of a form, formatted for staff. */
export type GivenAnswer = { name: string; label: string; value: string; former: FormerValue[] }

/** A group of answers. `changedAt`: the last change of any of them. */
export type AnswerSection = { title: string; summary: string; answers: GivenAnswer[]; changedAt: string | null }

/** The quick view of an entry. */
export type EntryPreview = {
  id: string
  kind: InboxKind
  person: string
  reference: string
  status: string
  sections: AnswerSection[]
}

/** A change of a field from the history, newest first. */
export type AnswerEdit = { at: string; field: string; before: string | null; by: string | null }

/** Groups a form's answers with their former values. Leaves out empty answers. */
export function toSections(
  kind: InboxKind,
  values: Record<string, string>,
  edits: readonly AnswerEdit[],
): AnswerSection[] {
  const sections = groupsOf(kind).map(({ name: title, fields }) => {
    const answers = fields
      .map(({ name, label }) => ({
        name,
        label,
        value: readable(name, values[name] ?? ''),
        former: formerValues(name, values, edits),
      }))
      .filter(({ value, former }) => value !== '' || former.length > 0)
    const times = answers.flatMap(({ former }) => former.map(({ at }) => at))
    return { title, summary: summarize(answers), answers, changedAt: times.toSorted().at(-1) ?? null }
  })
  return sections.filter(({ answers }) => answers.length > 0)
}

function formerValues(name: string, values: Record<string, string>, edits: readonly AnswerEdit[]): FormerValue[] {
  return edits
    .filter(({ field, before }) => field === name && before && before !== values[name])
    .map(({ before, at, by }) => ({ value: readable(name, before ?? ''), at, by }))
}

function readable(name: string, value: string): string {
  return PHONES.includes(name) ? readablePhone(value) : value
}

// A first and a last name are one part: 'Mateo Reyes, Mar 4, 2016'.
function summarize(answers: readonly GivenAnswer[]): string {
  const parts: string[] = []
  let before = ''
  for (const { name, value } of answers) {
    const text = value.replaceAll(/\s+/g, ' ')
    if (!text) continue
    const isRest = name.endsWith('LastName') && before.endsWith('FirstName')
    parts.push(isRest ? `${parts.pop()} ${text}` : text)
    before = name
  }
  return [...new Set(parts)].join(', ')
}
