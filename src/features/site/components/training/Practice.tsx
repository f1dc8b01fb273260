import type { CSSProperties } from 'react'
import type { BasketballTrainingPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { practiceClock } from '../../rules/training'
import styles from './figures.module.css'
import trainingStyles from './training.module.css'

/** A practice drawn to scale: the longer a part, the taller its row. */
export function Practice({ plan }: { plan: BasketballTrainingPage['plan'] }) {
  const { starts, end, minutes } = practiceClock(plan.startHour, plan.parts)
  return (
    <section className="section" aria-labelledby="practice-heading">
      <div className="wrap split">
        <div className={trainingStyles.trainingSide}>
          <SectionHead id="practice-heading" label={plan.label} title={plan.title} text={plan.text} />
          <p className={styles.practiceTotal}>
            <b className="num">{minutes}</b> minutes
          </p>
        </div>
        <ol className={styles.practice}>
          {plan.parts.map(({ id, title, minutes: length, text }, index) => (
            <li key={id ?? title} style={{ '--minutes': length } as CSSProperties}>
              <span className="num">{starts[index]}</span>
              <h3>{title}</h3>
              <span className={styles.length}>{length} min</span>
              <p>{text}</p>
            </li>
          ))}
          <li className={styles.isEnd}>
            <span className="num">{end}</span>
            <h3>{plan.end}</h3>
          </li>
        </ol>
      </div>
    </section>
  )
}
