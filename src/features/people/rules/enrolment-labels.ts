import { pickupField, PICKUPS_MAX } from './enrolment-schema'

/** The labels of the enrollment's answers. */
export const ENROLMENT_LABELS = {
  emergencyName: 'In an emergency',
  emergencyPhone: 'That person’s phone',
  medicalNotes: 'Allergies, medicines, injuries',
  signer: 'Your full name',
}

/** Returns the label for the nth person who may pick up the player. @param number from 1 */
export function pickupLabel(number: number): string {
  return `Person ${number}`
}

/** Returns the label of an answer by the name of its control. */
export function labelOf(control: string): string | undefined {
  const numbers = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)
  const number = numbers.find((one) => PARTS.some((part) => pickupField(one, part) === control))
  return number ? pickupLabel(number) : (ENROLMENT_LABELS as Record<string, string | undefined>)[control]
}

const PARTS = ['name', 'phone', 'relation'] as const
