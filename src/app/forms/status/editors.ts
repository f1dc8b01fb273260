import 'server-only'
import { applicationEditor } from '@/features/registration/store/applications/edit'
import type { Editors } from '@/features/inbox/store/family-status/handlers'
import { registrationEditor, tryoutEditor } from '@/features/registration/store/registrations/edit'

/** How a family fills in again what it sent, by its kind. */
export const editors: Editors = {
  'player-registrations': registrationEditor,
  'tryout-registrations': tryoutEditor,
  applications: applicationEditor,
}
