'use client'

import { useMemo } from 'react'
import { notify } from '@/components/ui/toast'
import { chooseExercises } from '../../../rules/exercises'
import { explainTraining } from '../../../rules/explain-training'
import { YOUTH_UNTIL } from '../../../rules/options'
import { chooseFocus } from '../../../rules/texts'
import { templateFor, weekChecklist, weekSchedule } from '../../../rules/training'
import { ListProgress } from '../ListProgress'
import { TOAST_POSITION, type TabProps } from '../props'
import { Safety } from '../Safety'
import { FiguresExplained } from '../FiguresExplained'
import { Checklist } from './Checklist'
import { DemoVideos } from './DemoVideos'
import { FewerDays } from './FewerDays'
import { Focus } from './Focus'
import { GearChoices } from './GearChoices'
import { LoadFacts } from './LoadFacts'
import { Week } from './Week'
import styles from '../../plan.module.css'

const DONE = 'Exercise marked as completed! Keep up the great work!'
const RESET = 'Weekly progress has been reset. Ready for a new week!'

/** The training week: its focus, its days, the checklist, videos, and when to stop. */
export function TrainingTab({ input, figures, session, texts, library, onChange }: TabProps) {
  const { age, goal, position, trainingFrequency: days } = input
  const items = useMemo(
    () => weekChecklist(chooseExercises(library.exercises, { age, goal, position, missingGear: session.lacks }), days),
    [library, age, goal, position, session.lacks, days],
  )
  const schedule = weekSchedule(
    texts.schedule[templateFor(days)].map(({ focus }) => focus),
    days,
  )
  const focus = chooseFocus(goal, age)
  const done = items.filter(({ id }) => session.done.includes(id))

  function toggle(id: string, isDone: boolean): void {
    onChange({ done: isDone ? [...session.done, id] : session.done.filter((one) => one !== id) })
    if (isDone) void notify.success(DONE, TOAST_POSITION)
  }

  function reset(): void {
    onChange({ done: [] })
    void notify.success(RESET, TOAST_POSITION)
  }

  function takeFewer(fewer: number): void {
    const values = { ...session.values, trainingFrequency: String(fewer) }
    onChange({ values }, { ...input, trainingFrequency: fewer })
  }

  return (
    <div className={`wrap ${styles.body}`}>
      <Focus text={texts.focus[focus]} habits={focus === 'feelFitter' ? texts.focus.habits : []} />
      <FewerDays age={age} days={days} fewer={figures.training.fewerDays} texts={texts.schedule} onTake={takeFewer} />
      <section aria-labelledby="week-heading" className={styles.section}>
        <div className={styles.sectionHead}>
          <h2 id="week-heading">This week</h2>
          <p className={styles.onPaper}>Four boxes a day, for four weeks: tick one when the day is done.</p>
          <ListProgress
            label="Weekly progress"
            done={done.length}
            all={items.length}
            resetLabel="Reset Week"
            onReset={reset}
          />
        </div>
        <Week schedule={schedule} items={items} done={session.done} />
        <LoadFacts training={figures.training} spread={texts.schedule.spread} />
        <GearChoices age={age} missingGear={session.lacks} onChange={(lacks) => onChange({ lacks })} />
      </section>
      <Checklist schedule={schedule} items={items} done={session.done} onToggle={toggle} />
      <FiguresExplained steps={explainTraining(age, days)} />
      <DemoVideos videos={library.videos} age={age} />
      {age < YOUTH_UNTIL && <p className={styles.note}>{texts.safety.youthNote}</p>}
      <Safety safety={texts.safety} isAdult={age >= YOUTH_UNTIL} disclaimer={texts.safety.trainingDisclaimer} />
    </div>
  )
}
