import { pledgeForm } from '@/features/giving/server/pledges/handlers'
import { sponsorForm } from '@/features/giving/server/sponsors/handlers'
import { tourForm } from '@/features/giving/server/tours/handlers'
import type { Editors } from '@/features/entries/server/family-status/handlers'
import { applicationForm } from '@/features/registration/server/applications/handlers'
import { contactForm } from '@/features/registration/server/contact/handlers'
import { registrationForm, tryoutForm } from '@/features/registration/server/registrations/handlers'
import { createEditor } from '@/server/forms/editor'

/** The public forms by the last part of their address. Their pages are in (site)/forms/[form]/form-pages.tsx. */
export const FORMS = {
  tryout: tryoutForm,
  registration: registrationForm,
  application: applicationForm,
  contact: contactForm,
  pledge: pledgeForm,
  sponsor: sponsorForm,
  tour: tourForm,
}

export type FormName = keyof typeof FORMS

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name)
}

/** The editors for families' changes, by kind. */
export const editors: Editors = {
  'player-registrations': createEditor(registrationForm),
  'tryout-registrations': createEditor(tryoutForm),
  applications: createEditor(applicationForm),
}
