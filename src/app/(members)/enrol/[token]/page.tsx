import { cookies } from 'next/headers'
import { plays } from '@/lib/court/plays'
import { PageHero } from '@/components/ui/PageHero'
import { EnrolmentDone } from '@/features/people/ui/enrolment/EnrolmentDone'
import { EnrolmentForm } from '@/features/people/ui/enrolment/EnrolmentForm'
import { findEnrolmentView, type EnrolmentView } from '@/features/people/store/enrolment/queries'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { openFlash } from '@/server/forms/flash'
import { setStatus } from '@/server/http/raw-response'
import { getSiteSettings } from '@/features/site/store/site'
import styles from '@/features/people/ui/enrolment/enrolment.module.css'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ done?: string | string[]; again?: string | string[] }>
}

const WORDS: Record<string, string> = {
  kept: 'Saved. Come back with the same link whenever you like.',
  unsigned: 'Your details are saved. What you ticked was not: it counts once you sign it with your name.',
  complete: 'Everything is signed. Welcome to the team!',
  site: 'Saved. The website shows it now.',
}

export const metadata = pageMetadata({
  title: 'Enrolment',
  description: 'Contacts, consents and what the website shows of your player.',
  path: paths.home,
  noindex: true,
})

/** A family's page about its own player, behind a private link. */
export default async function EnrolPage({ params, searchParams }: Props) {
  const [{ token }, { done, again }, jar] = await Promise.all([params, searchParams, cookies()])
  const view = await findEnrolmentView(token)
  if (!view) return <EndedLink />
  const returned = again === '1' ? openFlash((name) => jar.get(name)?.value) : null
  const Page = view.enrolment.state === 'complete' ? EnrolmentDone : EnrolmentForm
  return (
    <div className={styles.enrol}>
      <Hero view={view} />
      <div className={`${styles.body} wrap`}>
        {typeof done === 'string' && WORDS[done] && (
          <p className={styles.note} role="status">
            {WORDS[done]}
          </p>
        )}
        <Page view={view} token={token} returned={returned} />
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
      play={plays.giveAndGo}
    />
  )
}

async function EndedLink() {
  setStatus(410)
  const { phone } = await getSiteSettings()
  return (
    <PageHero
      label="Enrolment"
      title="This link works no more"
      lede={`Links end after a while, and when a new one is sent. Call us at ${phone} and you get another one.`}
      play={plays.turnover}
    />
  )
}
