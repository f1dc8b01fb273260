import type { Labels } from '@/lib/form-problems'
import type { TourInput } from './tour-schema'

/** What the tour form calls its answers. */
export const TOUR_LABELS: Labels<TourInput> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  date: 'Preferred date',
  time: 'Time',
}
