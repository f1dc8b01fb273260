import { pickupField, PICKUPS_MAX } from './enrolment-schema'

/** The labels of the enrollment's answers. */
export const ENROLMENT_LABELS = {
  emergencyName: 'In an emergency',
  emergencyPhone: 'That person’s phone',
  medicalNotes: 'Allergies, medicines, injuries',
  signer: 'Your full name',
}

/** Returns the label for the nth person who may pick up the player. @param place from 1 */
export function pickupLabel(place: number): string {
  return `Person ${place}`
}

/** Returns the label of an answer by the name of its control. */
export function labelOf(control: string): string | undefined {
  const places = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)
  const place = places.find((one) => PARTS.some((part) => pickupField(one, part) === control))
  return place ? pickupLabel(place) : (ENROLMENT_LABELS as Record<string, string | undefined>)[control]
}

const PARTS = ['name', 'phone', 'relation'] as const
