import { useState } from 'react'
import { formatCount } from '@/lib/counts'
import type { DryRun, Imported } from '@/lib/imports'
import { adminPaths } from '@/lib/admin-paths'
import { postStaff } from '../post-staff'
import { NO_TEXT } from './ChooseCsv.client'

/** A checked file with the preview of its import. */
type Checked = DryRun & { name: string; text: string }

export type ImportActions = {
  /** The endpoints that check and import, and that undo: 'roster/import'. */
  importAt: string
  undoAt: string
  /** Sent together with the file. */
  body?: object
  /** The singular of the records: 'player'. */
  noun: string
  /** Where the records are added: '12U'. */
  into: string
}

/** The steps of an import: check, import, undo. */
export function useImport({ importAt, undoAt, body, noun, into }: ImportActions, last: Imported | null) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [imported, setImported] = useState(last)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const countOf = (count: number) => formatCount(count, noun)

  async function run<Answer>(action: string, sent: object, onDone: (answer: Answer) => void): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    setNote('')
    const answer = await postStaff<Answer>(adminPaths.staffPost(action), sent)
    setIsBusy(false)
    if (typeof answer === 'object' && answer !== null && 'message' in answer) setProblem(String(answer.message))
    else onDone(answer as Answer)
  }

  async function check({ name, text }: { name: string; text: string | null }): Promise<void> {
    setChecked(null)
    if (text === null) return setProblem(NO_TEXT)
    await run<DryRun>(importAt, { ...body, text }, (answer) => setChecked({ ...answer, name, text }))
  }

  async function bring({ text, outcomes }: Checked): Promise<void> {
    const lines = outcomes.filter(({ outcome }) => outcome === 'add').map(({ line }) => line)
    await run<Imported>(importAt, { ...body, text, lines }, (answer) => {
      setChecked(null)
      setImported(answer)
      setNote(`${countOf(answer.count)} added to ${into}.`)
    })
  }

  async function undo({ id }: Imported): Promise<void> {
    await run<{ count: number }>(undoAt, { id }, ({ count }) => {
      setImported(null)
      setNote(`Taken back: ${countOf(count)} removed from ${into}.`)
    })
  }

  return { checked, imported, isBusy, problem, note, countOf, check, bring, undo, clear: () => setChecked(null) }
}
