import type { ReactNode } from 'react'
import type { FormName } from '@/app/forms/forms'
import { getSiteSettings } from '@/features/site/server/site'
import { findTryoutDate } from '@/app/forms/tryout-date'
import { getRegistrationPage } from '@/features/registration/server/registrations/queries'
import { ApplicationForm } from '@/features/registration/components/applications/ApplicationForm.client'
import { ApplicationThanks } from '@/features/registration/components/applications/ApplicationThanks'
import { ContactForm } from '@/features/registration/components/contact/ContactForm.client'
import { ContactThanks } from '@/features/registration/components/contact/ContactThanks'
import { PlayerForm } from '@/features/registration/components/PlayerForm.client'
import { PlayerSuccess } from '@/features/registration/components/PlayerSuccess'
import { TryoutSection } from '@/features/registration/components/TryoutSection'
import { TryoutSuccess } from '@/features/registration/components/TryoutSuccess'
import type { Flash } from '@/server/forms/flash'
import { PledgeAgain, PledgeDone, SponsorAgain, SponsorDone, TourAgain, TourDone } from './support-pages'
import { getPageTexts } from '@/server/content/page-texts'

type FormPages = {
  /** The form with its errors, after a rejected post without JavaScript. */
  Again: (props: { flash: Flash }) => Promise<ReactNode>
  /** The page after the form was stored. */
  Done: (props: { reference: string }) => Promise<ReactNode>
}

/** The pages of each form for visitors without JavaScript. */
export const FORM_PAGES: Record<FormName, FormPages> = {
  tryout: { Again: TryoutAgain, Done: TryoutDone },
  registration: { Again: RegistrationAgain, Done: RegistrationDone },
  application: { Again: ApplicationAgain, Done: ApplicationDone },
  contact: { Again: ContactAgain, Done: ContactDone },
  pledge: { Again: PledgeAgain, Done: PledgeDone },
  sponsor: { Again: SponsorAgain, Done: SponsorDone },
  tour: { Again: TourAgain, Done: TourDone },
}

async function TryoutAgain({ flash }: { flash: Flash }) {
  const { eventSlug, eventDay } = flash.values
  const [{ tryout }, { phone, hours }, date] = await Promise.all([
    getRegistrationPage(),
    getSiteSettings(),
    findTryoutDate(String(eventSlug ?? ''), String(eventDay ?? '')),
  ])
  return <TryoutSection phone={phone} hours={hours ?? []} texts={tryout} date={date} flash={flash} />
}

async function TryoutDone({ reference }: { reference: string }) {
  const { tryout } = await getRegistrationPage()
  return <TryoutSuccess texts={tryout} reference={reference} />
}

async function RegistrationAgain({ flash }: { flash: Flash }) {
  const { player } = await getRegistrationPage()
  return (
    <div className="wrap py-16">
      <PlayerForm texts={player} flash={flash} />
    </div>
  )
}

async function RegistrationDone({ reference }: { reference: string }) {
  const { player } = await getRegistrationPage()
  return <PlayerSuccess texts={player} reference={reference} />
}

async function ApplicationAgain({ flash }: { flash: Flash }) {
  const { apply } = await getPageTexts('advanced-academy-page')
  return (
    <div className="wrap py-16">
      <div className="max-w-3xl">
        <ApplicationForm thanks={apply.thanks} flash={flash} />
      </div>
    </div>
  )
}

async function ApplicationDone({ reference }: { reference: string }) {
  const { apply } = await getPageTexts('advanced-academy-page')
  return <ApplicationThanks text={apply.thanks} reference={reference} />
}

async function ContactAgain({ flash }: { flash: Flash }) {
  const { contact } = await getPageTexts('home-page')
  return (
    <div className="wrap py-16">
      <div className="max-w-3xl">
        <ContactForm thanks={contact.thanks} flash={flash} />
      </div>
    </div>
  )
}

async function ContactDone({ reference }: { reference: string }) {
  const { contact } = await getPageTexts('home-page')
  return <ContactThanks text={contact.thanks} reference={reference} />
}
