import type { CSSProperties } from 'react'
import type { AboutPage, Stage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { listStageAges } from '../../rules/stage-ages'
import styles from './about.module.css'

/** The academy's story beside a door frame: each mark is a stage, and says what a player can do, not how tall they are. */
export function Door({ story, stages }: { story: AboutPage['story']; stages: Stage[] }) {
  return (
    <section id="about" className={styles.door} aria-labelledby="about-heading">
      <div className="wrap">
        <div className={styles.copy}>
          <SectionHead id="about-heading" label={story.label} title={story.title} />
          <p className="lede">{story.lede}</p>
          {(story.paragraphs ?? []).map(({ id, text }) => (
            <p key={id ?? text}>{text}</p>
          ))}
        </div>
        <ol reversed>
          {stages.toReversed().map((stage, index) => (
            <li key={stage.id} style={{ '--mark': MARKS[index % MARKS.length] } as CSSProperties}>
              <b>{agesOf(stage)}</b>
              <span>
                <strong>{stage.title}</strong>
                {stage.goal}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The lengths of the pencil marks: as uneven as on a real door. */
const MARKS = ['8rem', '5rem', '6.5rem', '4rem', '6rem', '4.5rem', '3.5rem']

function agesOf(stage: Stage): string {
  const ages = listStageAges(stage)
  return [...new Set([ages[0], ages.at(-1)])].join('–')
}
