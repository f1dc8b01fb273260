import { Figures } from '@/components/ui/Figures'
import type { figuresOf } from '../../rules/library-filters'
import styles from './library.module.css'

export type LibraryTexts = { label: string; title: string; welcome: string; note: string | null }

type LibraryHeadProps = { texts: LibraryTexts; figures: ReturnType<typeof figuresOf> }

/** Shows the welcome texts and the member's progress. */
export function LibraryHead({ texts: { label, title, welcome, note }, figures }: LibraryHeadProps) {
  const { assigned, watched, films, quizAverage } = figures
  return (
    <header className={styles.head}>
      <div>
        <span className="label">{label}</span>
        <h1>{title}</h1>
        <p className="lede">{welcome}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <Figures
        figures={[
          { value: String(assigned), label: 'assigned' },
          { value: `${watched}/${films}`, label: 'films watched' },
          { value: quizAverage === null ? '–' : `${quizAverage}%`, label: 'quiz average' },
        ]}
      />
    </header>
  )
}
