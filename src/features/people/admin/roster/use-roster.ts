import { useState, useEffect } from 'react'
import { postStaff } from '@/admin/post-staff'
import { formatCount } from '@/lib/counts'
import { adminPaths } from '@/lib/admin-paths'
import type { DivisionKey } from '../../rules/divisions'
import {
  findProblems,
  isBlocking,
  isChangedRow,
  listChanges,
  toChange,
  toRowInput,
  type RosterRow,
  type RowInput,
} from '../../rules/roster-table'
import type { NotSaved, SavedRoster } from '../../server/rosters/save'

const QUESTION = 'Leave without saving? Your changes of this roster will be lost.'

type Edits = Readonly<Record<string, RowInput>>
/** The result of a save: the rows before it, for undo. */
type Saved = { note: string; before: RosterRow[] }

const NONE: Saved = { note: '', before: [] }

/** Manages the stored and edited rows of a squad, and saves its changes. A rejected save leaves the edits in place. */
export function useRoster(division: DivisionKey, players: RosterRow[]) {
  const [rows, setRows] = useState(players)
  const [edits, setEdits] = useState<Edits>({})
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [saved, setSaved] = useState(NONE)
  const inputOf = (row: RosterRow) => edits[row.id] ?? toRowInput(row)
  const changed = rows.filter((row) => isChangedRow(row, inputOf(row)))
  const problems = findProblems(rows, inputOf)
  const toFix = changed.filter(({ id }) => isBlocking(problems.get(id) ?? {}))
  useLeaveWarning(changed.length > 0)

  function set(row: RosterRow, change: Partial<RowInput>): void {
    setEdits({ ...edits, [row.id]: { ...inputOf(row), ...change } })
    setSaved(NONE)
  }

  function resetEdits(row?: RosterRow): void {
    setEdits(row ? { ...edits, [row.id]: toRowInput(row) } : {})
    setProblem(null)
  }

  async function send(changes: ReturnType<typeof toChange>[]): Promise<RosterRow[] | null> {
    setIsSaving(true)
    setProblem(null)
    setSaved(NONE)
    const answer: SavedRoster | (Partial<NotSaved> & { message: string }) = await postStaff<SavedRoster>(
      adminPaths.staffPost('roster/save'),
      { division, rows: changes },
    )
    setIsSaving(false)
    if (answer.rows) setRows(answer.rows)
    if (!('message' in answer)) return answer.rows
    setProblem(answer.message)
    return null
  }

  async function save(): Promise<void> {
    if (changed.length === 0 || toFix.length > 0 || isSaving) return
    const before = changed
    if (!(await send(changed.map((row) => toChange(row, inputOf(row)))))) return
    setEdits({})
    setSaved({ note: `${formatCount(before.length, 'player')} saved.`, before })
  }

  /** Restores the values that the rows had before the last save. */
  async function takeBack(): Promise<void> {
    const { before } = saved
    const now = new Map(rows.map((row) => [row.id, row]))
    const changes = before.flatMap((row) => {
      const current = now.get(row.id)
      return current ? [toChange(current, toRowInput(row))] : []
    })
    if (await send(changes))
      setSaved({ note: `${formatCount(before.length, 'player')} put back as before.`, before: [] })
  }

  return {
    ...{ rows, inputOf, set, resetEdits, save, takeBack, isSaving, problem, saved, problems },
    changes: changed.flatMap((row) => listChanges(row, inputOf(row))),
    changedIds: new Set(changed.map(({ id }) => id)),
    toFix,
  }
}

export type Roster = ReturnType<typeof useRoster>

/**
 * Asks for confirmation before the user leaves a page with unsaved changes: by a link, by Back and Forward, or by closing the
 * document.
 */
function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    window.addEventListener('click', loadDocument, { signal, capture: true })
    // Without the Navigation API, Back within the admin asks for no confirmation.
    if ('navigation' in window && window.navigation instanceof EventTarget)
      window.navigation.addEventListener('navigate', askBeforeTraversal, { signal })
    return () => controller.abort()
  }, [hasChanges])
}

// A client-side navigation by Next sends no beforeunload event, so links load a new document instead.
function loadDocument(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

// Back and Forward within the document send no beforeunload event. Traversals to another document cannot be canceled here, but
// do send one.
function askBeforeTraversal(event: Event): void {
  const isTraversal = 'navigationType' in event && event.navigationType === 'traverse'
  if (isTraversal && event.cancelable && !window.confirm(QUESTION)) event.preventDefault()
}
