import type { YouthAcademyPage } from '@/payload-types'
import { toWeek, type WeekDay } from '../../rules/week'
import styles from './week.module.css'

/** The week of a player: seven days, with the practices as large as on a gym's notice board. */
export function PracticeWeek({ practice }: { practice: YouthAcademyPage['practice'] }) {
  const times = practice.times ?? []
  const week = toWeek(times) ?? times.map(({ day, hours }) => ({ day, hours: [hours] }))
  return (
    <section className={`${styles.practice} ink`} aria-labelledby="practice-heading">
      <div className="wrap">
        <ul className={styles.week}>
          {week.map((one) => (
            <Day key={one.day} {...one} />
          ))}
        </ul>
        <div className={styles.about}>
          <h2 id="practice-heading">{practice.title}</h2>
          <p>
            <b>{practice.label}.</b> {practice.text}
          </p>
        </div>
      </div>
    </section>
  )
}

// A free day is part of the drawing only.
function Day({ day, hours }: WeekDay) {
  if (hours.length === 0) return <li aria-hidden="true">{day}</li>
  return (
    <li className={styles.isPractice}>
      <b>{day}</b>
      {hours.map((time) => (
        <span key={time}>{time.replace('-', '–')}</span>
      ))}
    </li>
  )
}
