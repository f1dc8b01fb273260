/** Grades that may apply: high school, and the eighth-graders who are about to enter it. */
export const APPLICATION_GRADES = ['8', '9', '10', '11', '12'] as const

/** What the references of applications begin with. */
export const APPLICATION_PREFIX = 'AP'

/** A grade from the eighth on, as families read it. */
export function gradeLabel(grade: string): string {
  return `${grade}th Grade`
}
