import type { Metadata } from 'next'
import { cache } from 'react'
import { Comments } from '@/features/film/components/comments/Comments'
import { openFilm } from '@/features/film/server/films/film-queries'
import { FilmView } from '@/features/film/components/player/FilmView'
import { NoFilm } from '@/features/film/components/player/NoFilm'
import { learnerOf } from '@/features/film/server/films/learner'
import { QuizLink } from '@/features/film/components/quizzes/QuizLink'
import { pageMetadata } from '@/lib/metadata'
import { paths } from '@/lib/paths'
import { retryOnce } from '@/lib/retry'
import { toParams, type SearchParams } from '@/lib/search-params'
import { decodeSegment } from '@/lib/text'
import { logger } from '@/server/logger'
import { findViewer, requireViewer, type Viewer } from '@/features/members/server/viewer'
import { setStatus } from '@/server/http/raw-response'

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [slug, child] = await read({ params, searchParams })
  const viewer = await findViewer()
  const found = viewer && (await load(viewer, slug, child))
  const title = typeof found === 'object' && found ? found.film.title : 'Film'
  return pageMetadata({
    title,
    description: 'A film of the members’ film room.',
    path: paths.film(slug),
    noindex: true,
  })
}

/** A film, for members with access. Opening it marks it as watched. */
export default async function FilmPage(props: Props) {
  const [slug, child] = await read(props)
  const viewer = await requireViewer(paths.film(slug, child))
  const found = await load(viewer, slug, child)
  if (found === null || found === 'failed') {
    setStatus(found === null ? 404 : 503)
    return <NoFilm reason={found === null ? 'missing' : 'failed'} />
  }
  const { film, play, playback, learner } = found
  const isTaker = viewer.role !== 'parent'
  return (
    <FilmView
      film={film}
      play={play}
      playback={playback}
      libraryHref={paths.filmRoomOf(learner.child?.id)}
      quiz={isTaker && film.quiz && <QuizLink film={film} quiz={film.quiz} />}
      comments={<Comments film={film} />}
    />
  )
}

async function read({ params, searchParams }: Props): Promise<[slug: string, child: string | undefined]> {
  const child = toParams(await searchParams).get('child') ?? undefined
  return [decodeSegment((await params).slug), child]
}

/** Cached per request for the metadata and the page, because opening a film is recorded. */
const load = cache(async (viewer: Viewer, slug: string, child: string | undefined) => {
  const learner = learnerOf(viewer, child)
  if (!learner) return null
  try {
    const opened = await retryOnce(() => openFilm(viewer, learner, slug))
    return opened && { ...opened, learner }
  } catch (error) {
    logger.error({ err: error }, 'A film could not be read.')
    return 'failed' as const
  }
})
