import { EntranceHero } from '@/components/layout/EntranceHero'
import { AccountForm } from '@/features/members/components/AccountForm.client'
import { LoginCard } from '@/features/members/components/LoginCard'
import { FilmRoomSections } from '@/features/film/components/landing/Sections'
import { paths } from '@/lib/paths'
import { getPageTexts } from '@/server/content/page-texts'
import styles from '@/features/members/components/account.module.css'

const DEFAULT_TEXTS = { label: 'Members only', title: 'FILM ROOM', lede: 'Films, quizzes and notes for our players.' }

/** The film room for visitors: the sign-in, then a description. `message`: why they have no access. */
export async function Landing({ message }: { message: string | null }) {
  const page = await getPageTexts('film-room-page')
  const { label, title, lede } = page.hero?.title ? page.hero : DEFAULT_TEXTS
  return (
    <>
      <EntranceHero page="/film-room" label={label} title={title} lede={lede} message={message}>
        <LoginCard id="card-heading" title="Enter your code">
          <AccountForm form="code" />
          <p className={styles.loginWays}>
            <a href={paths.loginView('parents')} className="text-link">
              Parents: sign in by email
            </a>
          </p>
        </LoginCard>
      </EntranceHero>
      {page.hero?.title && <FilmRoomSections page={page} />}
    </>
  )
}
