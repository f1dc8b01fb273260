'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ChooseCsv } from '@/admin/import/ChooseCsv.client'
import { RowOutcomeTable } from '@/admin/import/RowOutcomeTable.client'
import type { ReadQuestions } from '../../rules/question-import'
import { useQuestionImport } from './use-question-import'
import styles from './quiz.module.css'

/** Adds the questions of a CSV file to the form. They are stored when the quiz is saved, and can be removed before. */
export function QuestionImport({ path, count }: { path: string; count: number }) {
  const { checked, added, problem, check, bring, takeOut, clear } = useQuestionImport(path, count)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.bring} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Bring questions from a CSV file</summary>
      {problem && (
        <p role="alert" className="fc-field-error">
          {problem}
        </p>
      )}
      <p role="status" className={styles.brought}>
        {added > 0 && `${countQuestions(added)} added. Save the quiz to keep ${added === 1 ? 'it' : 'them'}.`}
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

type ActionsProps = { read: ReadQuestions; onBring: (read: ReadQuestions) => void; onAnother: () => void }

function Actions({ read, onBring, onAnother }: ActionsProps) {
  const count = read.questions.length
  return (
    <>
      <Button size="medium" buttonStyle="secondary" margin={false} onClick={onAnother}>
        Another file
      </Button>
      <Button size="medium" margin={false} disabled={count === 0} onClick={() => onBring(read)}>
        {count === 0 ? 'Nothing to add' : `Add ${countQuestions(count)}`}
      </Button>
    </>
  )
}

function countQuestions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}
