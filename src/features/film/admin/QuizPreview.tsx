import type { UIFieldServerProps } from 'payload'
import { paths } from '@/lib/paths'
import { hasRole } from '@/lib/roles'
import styles from './film.module.css'

/** Shows beside a quiz how often it was taken, how a change affects those attempts, and a link to try it as a player. */
export async function QuizPreview({ data, id, payload, user }: UIFieldServerProps) {
  if (!id) return <p className={styles.quizPreview}>Save the quiz to try it as a player.</p>
  const [attempts, slug] = await Promise.all([
    payload.count({ collection: 'quiz-attempts', where: { quiz: { equals: id }, finishedAt: { exists: true } } }),
    findSlug(payload, data?.film),
  ])
  return (
    <div className={styles.quizPreview}>
      {slug && hasRole(user as never, 'coach') && (
        <a className="fc-chip" href={paths.quizPreview(slug, String(data?.kind))} target="_blank" rel="noopener">
          Preview as a player
        </a>
      )}
      <p>{describe(attempts.totalDocs)}</p>
    </div>
  )
}

function describe(count: number): string {
  if (count === 0) return 'No one has finished it yet, so you may change everything.'
  const times = ['once', 'twice'][count - 1] ?? `${count} times`
  return `Finished ${times}. Changing a question, an option, which one is right, an explanation or the pass mark makes a new version: attempts so far keep their questions and their score, later ones are scored by the new version. The title changes nothing.`
}

async function findSlug(payload: UIFieldServerProps['payload'], film: unknown): Promise<string | null> {
  const id = typeof film === 'object' && film !== null ? (film as { id?: string }).id : film
  if (typeof id !== 'string') return null
  const found = await payload.findByID({
    collection: 'films',
    id,
    depth: 0,
    disableErrors: true,
    select: { slug: true },
  })
  return found?.slug ?? null
}
