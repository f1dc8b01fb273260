import { pickupField, PICKUPS_MAX } from './enrolment-schema'

/** What the enrolment calls its answers. */
export const ENROLMENT_LABELS = {
  emergencyName: 'In an emergency',
  emergencyPhone: 'That person’s phone',
  medicalNotes: 'Allergies, medicines, injuries',
  signer: 'Your full name',
}

/** Everything that is asked of one of those who may pick up. @param place from 1 */
export function pickupLabel(place: number): string {
  return `Person ${place}`
}

/** What an answer is called, by the name of its control. */
export function labelOf(control: string): string | undefined {
  const places = Array.from({ length: PICKUPS_MAX }, (_, index) => index + 1)
  const place = places.find((one) => PARTS.some((part) => pickupField(one, part) === control))
  return place ? pickupLabel(place) : (ENROLMENT_LABELS as Record<string, string | undefined>)[control]
}

const PARTS = ['name', 'phone', 'relation'] as const
