/** Returns the label of a grade: '1' becomes '1st Grade', '11' becomes '11th Grade'. */
export function gradeLabel(grade: string): string {
  const suffix = { '1': 'st', '2': 'nd', '3': 'rd' }[grade] ?? 'th'
  return `${grade}${suffix} Grade`
}

/** Splits a full name at its first space: 'Pat de la Cruz' is Pat, de la Cruz. One word has no last name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
