import type { Labels } from '@/lib/form-problems'
import type { ApplicationInput } from './application-schema'

/** What the application calls its answers. */
export const APPLICATION_LABELS: Labels<ApplicationInput> = {
  fullName: "Player's full name",
  grade: "Player's grade",
  email: 'E-mail',
  phone: 'Phone number',
  whyJoin: 'Why does the player want to join?',
  instagram: "Player's Instagram",
}
