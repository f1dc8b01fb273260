import { cookies } from 'next/headers'
import { PageHero } from '@/components/ui/PageHero'
import { EnrolmentDone } from '@/features/people/components/enrolment/EnrolmentDone'
import { EnrolmentForm } from '@/features/people/components/enrolment/EnrolmentForm'
import { findEnrolmentView, type EnrolmentView } from '@/features/people/server/enrolment/queries'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { decryptFlash } from '@/server/forms/flash'
import { ChildFileLink } from '@/features/privacy/components/child-file/ChildFileLink'
import { EndedEnrolment } from './EndedEnrolment'
import styles from '@/features/people/components/enrolment/enrolment.module.css'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ done?: string | string[]; again?: string | string[] }>
}

const MESSAGES: Record<string, string> = {
  kept: 'Saved. Come back with the same link whenever you like.',
  unsigned: 'Your details are saved. What you ticked was not: it counts once you sign it with your name.',
  complete: 'Everything is signed. Welcome to the team!',
  site: 'Saved. The website shows it now.',
}

export const metadata = pageMetadata({
  title: 'Enrollment',
  description: 'Contacts, consents and what the website shows of your player.',
  path: paths.home,
  noindex: true,
})

/** A family's page about its player's enrollment, behind a private link. */
export default async function EnrolPage({ params, searchParams }: Props) {
  const [{ token }, { done, again }, jar] = await Promise.all([params, searchParams, cookies()])
  const view = await findEnrolmentView(token)
  if (!view) return <EndedEnrolment />
  const returned = again === '1' ? decryptFlash((name) => jar.get(name)?.value) : null
  const Page = view.enrolment.state === 'complete' ? EnrolmentDone : EnrolmentForm
  return (
    <div className={styles.enrol}>
      <Hero view={view} />
      <div className={`${styles.body} wrap`}>
        {typeof done === 'string' && MESSAGES[done] && (
          <p className={styles.note} role="status">
            {MESSAGES[done]}
          </p>
        )}
        <Page view={view} token={token} returned={returned} />
        <section className="mt-14" aria-labelledby="what-we-hold">
          <h2 id="what-we-hold" className="mb-4">
            What we hold
          </h2>
          <ChildFileLink href={paths.enrolFile(token)} firstName={view.enrolment.player.firstName} />
        </section>
      </div>
    </div>
  )
}

function Hero({ view: { enrolment, title, lede } }: { view: EnrolmentView }) {
  const { player, season, state } = enrolment
  const isDone = state === 'complete'
  return (
    <PageHero
      compact
      label={`${player.division} squad, season ${season}`}
      title={isDone ? `${player.firstName} is on the team` : title}
      lede={
        isDone
          ? 'All consents are signed. This page stays yours: change it whenever something changes.'
          : (lede ?? undefined)
      }
      page="/enrol"
    />
  )
}
