/** One line of a list of problems: the control it leads to, and what to mend. */
export type SummaryItem = { id: string; message: string }

/** What each answer of a form is called, above its control and in the list of problems. */
export type Labels<Values> = Readonly<Record<keyof Values, string>>

/** A problem as the list names it: by the answer's label, unless its sentence names the answer already. */
export function listProblem(id: string, message: string, label: string | undefined): SummaryItem {
  return { id, message: !label || bare(message).includes(bare(label)) ? message : `${label}: ${message}` }
}

// "E-mail" is named by "Please enter a valid email address", and "Parent or guardian" by "Parent/guardian".
function bare(text: string): string {
  return text.toLowerCase().replace(/\bor\b|[^a-z]/g, '')
}
