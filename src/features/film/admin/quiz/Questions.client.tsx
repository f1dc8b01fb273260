'use client'

import { Button, useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '@/lib/counts'
import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { OpenRows } from '@/admin/OpenRows.client'
import { ChooseCsv } from '@/admin/import/ChooseCsv.client'
import { RowOutcomeTable } from '@/admin/import/RowOutcomeTable.client'
import { Problem } from '@/admin/Problem'
import type { ReadQuestions } from '../../rules/question-import'
import { useQuestionImport } from './use-question-import'
import styles from './quiz.module.css'

type ActionsProps = { read: ReadQuestions; onBring: (read: ReadQuestions) => void; onAnother: () => void }

/**
 * Renders the questions of a quiz, each with its answers on the left and its play on the right. A new question gets the focus.
 */
export function Questions(props: ArrayFieldClientProps) {
  const { path } = props
  const { rows = [], disabled } = useField({ hasRows: true, path })
  const count = rows.length
  const part = useRef<HTMLDivElement>(null)
  const counted = useRef(count)

  useEffect(() => {
    const isAdded = count === counted.current + 1
    counted.current = count
    if (!isAdded || !part.current) return
    focusWhenDrawn(part.current, `#field-${path.replaceAll('.', '__')}__${count - 1}__question`)
  }, [count, path])

  return (
    <div ref={part} className={styles.questions}>
      <OpenRows {...props} />
      {!disabled && <QuestionImport path={path} count={count} />}
    </div>
  )
}

/** Adds the questions of a CSV file to the form. They are stored when the quiz is saved, and can be removed before. */
function QuestionImport({ path, count }: { path: string; count: number }) {
  const { checked, added, problem, check, bring, takeOut, clear } = useQuestionImport(path, count)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.bring} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Bring questions from a CSV file</summary>
      <Problem text={problem} />
      <p role="status" className={styles.brought}>
        {added > 0 && `${formatCount(added, 'question')} added. Save the quiz to keep ${added === 1 ? 'it' : 'them'}.`}
        {added > 0 && (
          <Button size="small" buttonStyle="secondary" margin={false} onClick={takeOut}>
            Take them out again
          </Button>
        )}
      </p>
      {checked ? (
        <RowOutcomeTable
          file={checked.file}
          what="Question"
          outcomes={checked.outcomes}
          buttons={<Actions read={checked} onBring={bring} onAnother={clear} />}
        />
      ) : (
        <ChooseCsv onChoose={(file) => void check(file)} isBusy={false}>
          The first line names the columns: Question, Answer A to Answer F, Right (the letter or the answer) and
          Feedback. Empty answers are left out. You see what becomes of each line before it is added.
        </ChooseCsv>
      )}
    </details>
  )
}

function Actions({ read, onBring, onAnother }: ActionsProps) {
  const count = read.questions.length
  return (
    <>
      <Button size="medium" buttonStyle="secondary" margin={false} onClick={onAnother}>
        Another file
      </Button>
      <Button size="medium" margin={false} disabled={count === 0} onClick={() => onBring(read)}>
        {count === 0 ? 'Nothing to add' : `Add ${formatCount(count, 'question')}`}
      </Button>
    </>
  )
}
