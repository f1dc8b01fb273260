import { groupsOf } from './entry-fields'
import type { InboxKind } from './kinds'

/** A value that a field had before it was changed. */
type FormerValue = {
  value: string
  /** An ISO moment in UTC. */
  at: string
  /** The member of staff who corrected it; null when the family changed it. */
  by: string | null
}

/** One answer of a form, as staff read it. */
export type WrittenAnswer = { name: string; label: string; value: string; former: FormerValue[] }

/** Answers that belong together. `changedAt`: when one of them was changed last. */
export type WrittenSection = { title: string; summary: string; answers: WrittenAnswer[]; changedAt: string | null }

/** What staff see of an entry without opening its page. */
export type EntryLook = {
  id: string
  kind: InboxKind
  person: string
  reference: string
  status: string
  sections: WrittenSection[]
}

/** A change of a field, as the history keeps it; the newest first. */
export type WrittenEdit = { at: string; field: string; before: string | null; by: string | null }

/** Groups what a form asked for, with the former values of what was changed since. Blank answers are left out. */
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
