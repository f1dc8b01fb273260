import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { plays } from '@/lib/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { ApplicationForm } from '@/features/registration/ui/applications/ApplicationForm'
import { ContactForm } from '@/features/registration/ui/contact/ContactForm'
import { PlayerForm } from '@/features/registration/ui/PlayerForm'
import { getRegistrationPage } from '@/features/registration/store/registrations/queries'
import { TryoutSection } from '@/features/registration/ui/TryoutSection'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { openFlash, type Flash } from '@/server/forms/flash'
import { getSiteSettings } from '@/features/site/store/site'
import { SUPPORT_FORMS, SupportForm } from '../support-forms'

type Props = { params: Promise<{ form: string }> }

const NOTHING_KEPT: Flash = {
  values: {},
  fields: {},
  message: 'Your form was not sent. If it looks empty here, press Back: your browser still has what you typed',
}

const FORMS = ['tryout', 'registration', 'application', 'contact', ...SUPPORT_FORMS]

export const metadata = pageMetadata({
  title: 'Please check your answers',
  description: 'The form again, with everything you typed.',
  path: paths.playerRegistration,
  noindex: true,
})

/** A refused form of a visitor without JavaScript: the same form, every value kept, every problem named. */
export default async function FormAgainPage({ params }: Props) {
  const { form } = await params
  if (!FORMS.includes(form)) notFound()
  const jar = await cookies()
  const flash = openFlash((name) => jar.get(name)?.value) ?? NOTHING_KEPT
  return (
    <>
      <PageHero
        label="Your answers are kept"
        title="Almost there"
        lede={`${flash.message}.`.replace('..', '.')}
        play={plays.handoff}
      />
      <RefusedForm form={form} flash={flash} />
    </>
  )
}

async function RefusedForm({ form, flash }: { form: string; flash: Flash }) {
  const [words, { phone, hours }] = await Promise.all([getRegistrationPage(), getSiteSettings()])
  if (form === 'tryout') return <TryoutSection phone={phone} hours={hours ?? []} words={words.tryout} flash={flash} />
  if (form === 'registration') {
    return (
      <div className="wrap py-16">
        <PlayerForm words={words.player} flash={flash} />
      </div>
    )
  }
  if (SUPPORT_FORMS.includes(form)) {
    return (
      <div className="wrap py-16">
        <SupportForm form={form} flash={flash} />
      </div>
    )
  }
  return (
    <div className="wrap py-16">
      <div className="max-w-3xl">
        {form === 'application' ? (
          <ApplicationForm thanks="A coach reads the application now, and you will hear from us." flash={flash} />
        ) : (
          <ContactForm thanks="Somebody will answer you soon." flash={flash} />
        )}
      </div>
    </div>
  )
}
