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
export type WrittenAnswer = { name: string; label: string; value: string; former: FormerValue[] }

/** A group of answers. `changedAt`: the last change of any of them. */
export type WrittenSection = { title: string; summary: string; answers: WrittenAnswer[]; changedAt: string | null }

/** The quick view of an entry. */
export type EntryPreview = {
  id: string
  kind: InboxKind
  person: string
  reference: string
  status: string
  sections: WrittenSection[]
}

/** A change of a field from the history, newest first. */
export type WrittenEdit = { at: string; field: string; before: string | null; by: string | null }

/** Groups a form's answers with their former values. Leaves out empty answers. */
export function toSections(
  kind: InboxKind,
  values: Record<string, string>,
  edits: readonly WrittenEdit[],
): WrittenSection[] {
  const sections = groupsOf(kind).map(({ name: title, fields }) => {
    const answers = fields
      .map(({ name, label }) => ({ name, label, value: values[name] ?? '', former: formerValues(name, values, edits) }))
      .filter(({ value, former }) => value !== '' || former.length > 0)
    const times = answers.flatMap(({ former }) => former.map(({ at }) => at))
    return { title, summary: summarize(answers), answers, changedAt: times.toSorted().at(-1) ?? null }
  })
  return sections.filter(({ answers }) => answers.length > 0)
}

function formerValues(name: string, values: Record<string, string>, edits: readonly WrittenEdit[]): FormerValue[] {
  return edits
    .filter(({ field, before }) => field === name && before && before !== values[name])
    .map(({ before, at, by }) => ({ value: before ?? '', at, by }))
}

function summarize(answers: readonly WrittenAnswer[]): string {
  const values = answers.map(({ value }) => value.replaceAll(/\s+/g, ' ')).filter(Boolean)
  return [...new Set(values)].join(', ')
}
