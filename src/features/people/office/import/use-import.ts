import { useState } from 'react'
import { NO_TEXT } from '@/admin/import/ChooseCsv.client'
import { postStaff } from '@/admin/post-staff'
import { paths } from '@/lib/paths'
import type { DryRun, Imported } from '../../store/roster-import/import'
import type { TakenBack } from '../../store/roster-import/undo-import'

/** A file that was checked, and what would become of it. */
export type Checked = DryRun & { name: string; text: string }

const IMPORT = paths.staffPost('roster/import')

/** The way of a file into a squad: checked, imported, taken back. */
export function useImport(division: string, last: Imported | null) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [imported, setImported] = useState(last)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState('')

  async function run<Answer>(address: string, body: object, onDone: (answer: Answer) => void): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    setNote('')
    const answer = await postStaff<Answer>(address, body)
    setIsBusy(false)
    if (typeof answer === 'object' && answer !== null && 'message' in answer) setProblem(String(answer.message))
    else onDone(answer as Answer)
  }

  async function check({ name, text }: { name: string; text: string | null }): Promise<void> {
    setChecked(null)
    if (text === null) return setProblem(NO_TEXT)
    await run<DryRun>(IMPORT, { division, text }, (answer) => setChecked({ ...answer, name, text }))
  }

  async function bring({ text, fates }: Checked): Promise<void> {
    const lines = fates.filter(({ fate }) => fate === 'add').map(({ line }) => line)
    await run<Imported>(IMPORT, { division, text, lines }, (answer) => {
      setChecked(null)
      setImported(answer)
      setNote(`${countPlayers(answer.count)} added to ${division}.`)
    })
  }

  async function undo({ id }: Imported): Promise<void> {
    await run<TakenBack>(paths.staffPost('roster/undo-import'), { id }, ({ count }) => {
      setImported(null)
      setNote(`Taken back: ${countPlayers(count)} removed from ${division}.`)
    })
  }

  return { checked, imported, isBusy, problem, note, check, bring, undo, clear: () => setChecked(null) }
}

/** Says how many players: '1 player', '12 players'. */
export function countPlayers(count: number): string {
  return count === 1 ? '1 player' : `${count} players`
}
