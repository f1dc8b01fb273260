import { cookies } from 'next/headers'
import { listRunning } from '@/features/coaching/server/assignments/running'
import { ChildPicker } from '@/features/film/components/library/ChildPicker'
import { drawPlays } from '@/features/film/components/library/drawings'
import { LibraryFailure } from '@/features/film/components/library/LibraryFailure.client'
import { NoChild } from '@/features/film/components/library/NoChild'
import { getLibraryTexts, listLibrary } from '@/features/film/server/films/queries'
import { findPlays } from '@/server/content/plays'
import { learnerOf } from '@/features/film/server/films/learner'
import { retryOnce } from '@/lib/retry'
import { logger } from '@/server/logger'
import { NOTICE_COOKIE, noticeText, parseNotices } from '@/features/members/rules/notices'
import { isCoach, type Viewer } from '@/features/members/server/viewer'
import { setStatus } from '@/server/http/raw-response'
import { LibraryView } from './LibraryView.client'

/** The film library of a signed-in member, with the filters of the query. */
export async function MemberLibrary({ viewer, query }: { viewer: Viewer; query: URLSearchParams }) {
  const learner = learnerOf(viewer, query.get('child') ?? undefined)
  if (!learner) return <NoChild name={viewer.name} />
  const [films, { title, label }, running] = await Promise.all([
    retryOnce(() => listLibrary(viewer, learner)).catch(reportFailure),
    getLibraryTexts(),
    isCoach(viewer) ? listRunning(viewer) : null,
  ])
  if (!films) return <LibraryFailure />
  const plays = await findPlays(films.map(({ play }) => play))
  const { child } = learner
  const isFirstVisit = parseNotices((await cookies()).get(NOTICE_COOKIE)?.value).includes('welcome')
  const welcome = noticeText(isFirstVisit ? 'welcome' : 'welcome-back', viewer.name)
  const note = child && `Shown here: what ${child.name} has seen and passed. Nothing you watch changes it.`
  return (
    <LibraryView
      films={films}
      texts={{ title, label, welcome, note }}
      query={query.toString()}
      child={child?.id ?? null}
      drawings={drawPlays(films, plays)}
      takesQuizzes={viewer.kind === 'member' && viewer.role !== 'parent'}
      running={running}
    >
      {child && <ChildPicker options={viewer.children} current={child.id} />}
    </LibraryView>
  )
}

function reportFailure(error: unknown): null {
  logger.error({ err: error }, 'The film library could not be read.')
  setStatus(503)
  return null
}
