import type { Enrolment } from './enrolment'
import { pickupField, PICKUPS_MAX } from './enrolment-schema'

/** A rejected form: the submitted values and the errors. */
export type RejectedForm = {
  values: Record<string, string | string[]>
  fields: Record<string, string>
  message: string
}

/** The initial values of the controls: the submitted value, else the stored one. */
export type Answers = {
  value: (name: string) => string
  isTicked: (name: string) => boolean
  error: (name: string) => string | undefined
}

/** Merges the stored enrollment with a rejected form. */
export function toAnswers(enrolment: Enrolment, returned: RejectedForm | null): Answers {
  const stored = storedValues(enrolment)
  return {
    value: (name) => textOf(returned?.values[name]) ?? stored[name] ?? '',
    isTicked: (name) => returned?.values[name] === 'on',
    error: (name) => returned?.fields[name],
  }
}

/** Returns how many pickup rows are shown at first; the others appear on demand. */
export function countPickups({ value }: Answers): number {
  const filled = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1).filter(
    (index) => value(pickupField(index, 'name')) || value(pickupField(index, 'phone')),
  )
  return Math.max(1, ...filled)
}

function storedValues({ emergencyName, emergencyPhone, medicalNotes, pickups }: Enrolment): Record<string, string> {
  const people = pickups.flatMap((person, index) =>
    (['name', 'phone', 'relation'] as const).map((part) => [pickupField(index + 1, part), person[part]]),
  )
  return { emergencyName, emergencyPhone, medicalNotes, ...Object.fromEntries(people) }
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
