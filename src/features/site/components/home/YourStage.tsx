import type { CSSProperties } from 'react'
import type { HomePage, Stage } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SectionHead } from '@/components/ui/SectionHead'
import { Static } from '@/components/ui/Static'
import { paths } from '@/lib/paths'
import { hasStageAges, listStageAges } from '../../rules/stage-ages'
import styles from './stage.module.css'

/** A line of the answer: a term, a large value and a small addition. */
export type StageTerm = { term: string; value: string; unit?: string }

type YourStageProps = {
  pathway: HomePage['pathway']
  stages: Stage[]
  /** What applies to every stage with ages: practices and fee. */
  terms: StageTerm[]
  closing: HomePage['closing']
}

/** The ages over the stages they belong to. The chosen age lights up the line and shows what applies. Works without JavaScript. */
export function YourStage({ pathway, stages, terms, closing }: YourStageProps) {
  return (
    <section className="paper section" aria-labelledby="pathway-heading">
      <div className="wrap">
        <SectionHead id="pathway-heading" label={pathway.label} title={pathway.title} />
        <fieldset className={styles.stages} style={{ '--count': stages.length } as CSSProperties}>
          <legend>How old is your player?</legend>
          <Static as="ol">
            {stages.map((stage, index) => (
              <StageItem key={stage.id} stage={stage} index={index} isFirst={index === FIRST_VISIBLE} />
            ))}
          </Static>
          <div className={styles.terms}>
            {terms.length > 0 && (
              <dl>
                {terms.map(({ term, value, unit }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      {value} {unit && <small>{unit}</small>}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <Button href={closing.buttonHref} big arrow>
              {closing.buttonLabel}
            </Button>
          </div>
        </fieldset>
      </div>
    </section>
  )
}

const FIRST_VISIBLE = 2

// Rendered to a string, so the attributes are those of HTML: `checked` selects the age at first.
function StageItem({ stage, index, isFirst }: { stage: Stage; index: number; isFirst: boolean }) {
  const { title, ages, goal } = stage
  const isOpen = !hasStageAges(stage)
  return (
    <li data-open={isOpen || undefined}>
      <span className={styles.ages}>
        {listStageAges(stage).map((age, index) => (
          <label key={age}>
            <input type="radio" name="stage-age" value={age} {...(isFirst && index === 0 && { checked: true })} />
            {age}
          </label>
        ))}
      </span>
      <span className={styles.dot} aria-hidden="true">
        {index + 1}
      </span>
      <div className={styles.name}>
        <h3>{title}</h3>
        <p>{ages}</p>
      </div>
      <div className={styles.goal}>
        <b aria-hidden="true">{title}</b>
        <p>{goal}</p>
        {isOpen && (
          <a href={paths.contactSection} className="btn dark mt-5">
            Ask us about it
          </a>
        )}
      </div>
    </li>
  )
}
