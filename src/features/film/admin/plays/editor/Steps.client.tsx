'use client'

import { CourtDiagram } from '@/components/court/CourtDiagram'
import { formatCount } from '@/lib/counts'
import { MOST, stepDrawing } from '@/lib/court/edit'
import { addStep, copyStep, moveStep, removeStep } from '@/lib/court/edit-steps'
import type { Drawing } from '@/lib/court/play'
import type { PlayProblem } from '@/lib/court/problems'
import { timelineOf } from '@/lib/court/timeline'
import { Icon, type IconName } from './glyphs'
import type { PlayEditor } from './use-play-editor'
import styles from './steps.module.css'

/** The steps as pictures, in their order, with what can be done with the current one. */
export function Steps({ editor, problems }: { editor: PlayEditor; problems: readonly PlayProblem[] }) {
  const { drawing, step, isLocked, change, goTo } = editor
  const count = drawing.steps.length
  const isFull = count >= MOST.steps
  return (
    <div className={styles.strip}>
      <Bar editor={editor} />
      <ol className={`fc-list ${styles.thumbs}`} aria-label="Steps">
        {drawing.steps.map((_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              aria-label={labelOf(index, problems)}
              onClick={() => goTo(index)}
            >
              <span className={styles.picture}>
                <CourtDiagram play={asPlay(drawing, index)} view="-8 -8 516 400" />
                <span className={styles.number}>{index + 1}</span>
                {problems.some((problem) => problem.step === index) && <span className={styles.warn}>!</span>}
              </span>
            </button>
          </li>
        ))}
        {!isLocked && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-label="Add a step"
              disabled={isFull}
              onClick={() => change(addStep(drawing, count - 1), { step: count, chosen: null })}
            >
              <Icon name="add" />
            </button>
          </li>
        )}
      </ol>
    </div>
  )
}

function Bar({ editor }: { editor: PlayEditor }) {
  const { drawing, step, isLocked, change } = editor
  const { steps, seconds } = timelineOf(drawing)
  const count = drawing.steps.length
  const isFull = count >= MOST.steps
  const act = (next: Drawing, to: number) => change(next, { step: to, chosen: null })
  return (
    <div className={styles.bar}>
      <b>Step {step + 1}</b>
      <span>{secondsText(steps[step]?.seconds ?? 0)}</span>
      <span className={styles.total}>
        {formatCount(count, 'step')}, {secondsText(seconds)}
      </span>
      {!isLocked && (
        <div role="group" aria-label={`Step ${step + 1}`}>
          <Act
            icon="earlier"
            label="Move earlier"
            isOff={step === 0}
            onPress={() => act(moveStep(drawing, step, step - 1), step - 1)}
          />
          <Act
            icon="later"
            label="Move later"
            isOff={step >= count - 1}
            onPress={() => act(moveStep(drawing, step, step + 1), step + 1)}
          />
          <Act
            icon="copy"
            label="Copy step"
            isOff={isFull || count === 0}
            onPress={() => act(copyStep(drawing, step), step + 1)}
          />
          <Act
            icon="remove"
            label="Delete step"
            isOff={count <= 1}
            onPress={() => act(removeStep(drawing, step), Math.max(0, step - 1))}
          />
        </div>
      )}
    </div>
  )
}

type ActProps = { icon: IconName; label: string; isOff: boolean; onPress: () => void }

function Act({ icon, label, isOff, onPress }: ActProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function asPlay(drawing: Drawing, step: number) {
  return { name: '', description: '', ...stepDrawing(drawing, step) }
}

function labelOf(index: number, problems: readonly PlayProblem[]): string {
  const problem = problems.find(({ step }) => step === index)
  return problem ? `Step ${index + 1}. Problem: ${problem.message}` : `Step ${index + 1}`
}

function secondsText(seconds: number): string {
  return `${seconds.toFixed(1)} seconds`
}
