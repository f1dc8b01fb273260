/** An item of the error summary: the control it links to, and what to fix. */
export type SummaryItem = { id: string; message: string }

/** The label of each field of a form, shown above its control and in the error summary. */
export type Labels<Values> = Readonly<Record<keyof Values, string>>

/** Returns an item of the error summary: the message, prefixed with the field's label unless it contains the label already. */
export function listProblem(id: string, message: string, label: string | undefined): SummaryItem {
  return { id, message: !label || bare(message).includes(bare(label)) ? message : `${label}: ${message}` }
}

// "Please enter a valid email address" contains "E-mail", and "Parent/guardian" contains "Parent or guardian".
function bare(text: string): string {
  return text.toLowerCase().replace(/\bor\b|[^a-z]/g, '')
}
