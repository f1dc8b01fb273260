import { notFound } from 'next/navigation'
import { plays } from '@/lib/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { getAdvancedAcademyPage } from '@/features/site/store/academy'
import { ApplicationThanks } from '@/features/registration/ui/applications/ApplicationThanks'
import { ContactThanks } from '@/features/registration/ui/contact/ContactThanks'
import { getHomePage } from '@/features/site/store/home'
import { PlayerSuccess } from '@/features/registration/ui/PlayerSuccess'
import { getRegistrationPage } from '@/features/registration/store/registrations/queries'
import { TryoutSuccess } from '@/features/registration/ui/TryoutSuccess'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { isStoredReference } from '@/server/forms/received'
import { SUPPORT_FORMS, SupportThanks } from '../support-forms'

type Props = { params: Promise<{ form: string }>; searchParams: Promise<{ ref?: string | string[] }> }

export const metadata = pageMetadata({
  title: 'Thank you',
  description: 'Your form arrived.',
  path: paths.playerRegistration,
  noindex: true,
})

/** Thanks a visitor without JavaScript, and only for a reference that really is stored. */
export default async function FormReceivedPage({ params, searchParams }: Props) {
  const { form } = await params
  const { ref } = await searchParams
  if (typeof ref !== 'string' || !(await isStoredReference(form, ref))) notFound()
  return (
    <>
      <PageHero label="It arrived" title="Thank you" play={plays.giveAndGo} />
      <div className="wrap py-16">
        <Thanks form={form} reference={ref} />
      </div>
    </>
  )
}

async function Thanks({ form, reference }: { form: string; reference: string }) {
  if (form === 'tryout' || form === 'registration') {
    const { tryout, player } = await getRegistrationPage()
    if (form === 'tryout') return <TryoutSuccess words={tryout} reference={reference} />
    return <PlayerSuccess words={player} reference={reference} hasCountdown={false} />
  }
  if (form === 'application') {
    const { apply } = await getAdvancedAcademyPage()
    return <ApplicationThanks text={apply.thanks} reference={reference} />
  }
  if (SUPPORT_FORMS.includes(form)) return <SupportThanks form={form} reference={reference} />
  const { contact } = await getHomePage()
  return <ContactThanks text={contact.thanks} reference={reference} />
}
