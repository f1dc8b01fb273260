import { useState } from 'react'
import type { RosterRow } from '../store/rosters/queries'
import { paths } from '@/lib/paths'
import { postStaff } from '@/admin/post-staff'

type Typed = { number: string; position: string; heightFeet: string; heightInches: string }
type Answer = { row: RosterRow; warning: string | null }

/** What is typed into one row, and its way to the server. A conflict keeps what was typed and says what stands there. */
export function useRosterRow(player: RosterRow) {
  const [stored, setStored] = useState(player)
  const [typed, setTyped] = useState(() => toTyped(player))
  const [isSaving, setIsSaving] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isChanged = JSON.stringify(typed) !== JSON.stringify(toTyped(stored))

  async function save(): Promise<void> {
    if (!isChanged || isSaving) return
    setIsSaving(true)
    setNote('')
    const answer = await postStaff<Answer>(paths.staffPost('roster/edit'), toValues(stored, typed))
    setIsSaving(false)
    if ('message' in answer) {
      if (answer.row) setStored(answer.row)
      return setProblem(answer.row ? describeConflict(answer.row) : answer.message)
    }
    const { row, warning } = answer
    setStored(row)
    setTyped(toTyped(row))
    setProblem(null)
    setNote(warning ?? 'Saved')
  }

  function set(change: Partial<Typed>): void {
    setTyped({ ...typed, ...change })
    setNote('')
  }

  /** Back to what is stored, of which the number is told. */
  function undo(): string {
    setTyped(toTyped(stored))
    setProblem(null)
    return stored.number
  }

  return { typed, set, isChanged, isSaving, note, problem, save, undo }
}

function describeConflict({ number, position, heightFeet, heightInches }: RosterRow): string {
  const height = heightFeet ? `${heightFeet}'${heightInches ?? 0}"` : 'no height'
  return `Someone else saved this row meanwhile: ${number}, ${position ?? 'no position'}, ${height}. Yours is still here: save again to keep it, Escape to take theirs.`
}

function toTyped({ number, position, heightFeet, heightInches }: RosterRow): Typed {
  return {
    number,
    position: position ?? '',
    heightFeet: String(heightFeet ?? ''),
    heightInches: String(heightInches ?? ''),
  }
}

function toValues({ id, revision }: RosterRow, { number, position, heightFeet, heightInches }: Typed) {
  const whole = (text: string) => (text.trim() === '' ? null : Number(text))
  return {
    player: id,
    revision,
    number,
    position: position || null,
    heightFeet: whole(heightFeet),
    heightInches: whole(heightInches),
  }
}
