import { Suspense } from 'react'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { ownFrameOf } from '@/lib/court/frame'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { NoFilm } from '@/features/film/components/player/NoFilm'
import { findQuizFilm } from '@/features/film/server/quizzes/queries'
import { QuizContent } from '@/features/film/components/quizzes/QuizContent'
import { QuizLoading } from '@/features/film/components/quizzes/QuizNotes'
import { fallbackPlay } from '@/features/film/rules/category-plays'
import { paths } from '@/lib/paths'
import { requireViewer } from '@/features/members/server/viewer'
import { setStatus } from '@/server/http/raw-response'
import styles from '@/features/film/components/quizzes/quiz.module.css'

type QuizPageProps = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata = { title: 'Basketball IQ quiz' }

/** The quiz of a film. Staff can try its quizzes here before players see them. */
export default async function FilmQuizPage({ params, searchParams }: QuizPageProps) {
  const { slug } = await params
  const viewer = await requireViewer(paths.filmQuiz(slug))
  const film = await findQuizFilm(viewer, slug)
  if (!film) {
    setStatus(404)
    return <NoFilm reason="missing" />
  }
  const play = fallbackPlay(film)
  const { preview, again, plain } = await searchParams
  const isPreview = viewer.kind === 'staff'
  const kind = isPreview && preview === 'library' ? 'library' : 'film-room'
  const content = { viewer, film, kind, isAgain: again !== undefined } as const
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.board}>
        <CourtDiagram play={play} view={ownFrameOf(play)} animate />
      </div>
      <Breadcrumbs
        unlisted
        trail={[
          { label: 'Film library', href: paths.filmRoom },
          { label: film.title, href: paths.film(slug) },
          { label: 'Quiz' },
        ]}
      />
      {isPreview && <p className={styles.previewNote}>Preview. Nothing you answer here is stored.</p>}
      <header className={styles.head}>
        <p className="label">{film.title}</p>
        <h1>Basketball IQ quiz</h1>
      </header>
      {typeof plain === 'string' ? (
        <QuizContent {...content} plain={plain} />
      ) : (
        <Suspense fallback={<QuizLoading slug={slug} />}>
          <QuizContent {...content} plain={null} />
        </Suspense>
      )}
    </div>
  )
}
