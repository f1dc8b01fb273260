/** The grades that may apply: high school, and the eighth grade, whose students are about to enter it. */
export const APPLICATION_GRADES = ['8', '9', '10', '11', '12'] as const

/** The prefix of application references. */
export const APPLICATION_PREFIX = 'AP'

/** Returns the label of a grade from the eighth on. */
export function gradeLabel(grade: string): string {
  return `${grade}th Grade`
}
