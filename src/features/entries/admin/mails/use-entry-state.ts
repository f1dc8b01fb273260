import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { EntryPanel, EntryState } from '../../rules/mail-panel'
import { useUndoneEntries } from '../shared/undo-store'

type Due = Pick<EntryState, 'dueAt' | 'isCallPromised'>

/**
 * The latest state of an entry after a save, an answer or an undo. Changes that Payload's form did not save itself are copied
 * into its document.
 */
export function useEntryState(panel: EntryPanel) {
  const { savedDocumentData, updateSavedDocumentData } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const [answered, setAnswered] = useState<EntryState>(panel)
  const latest = answered.readAt > panel.readAt ? answered : panel
  const saved = (savedDocumentData ?? panel) as Pick<EntryState, 'status' | 'revision'> & Partial<Due>
  const { dueAt = latest.dueAt, isCallPromised = latest.isCallPromised } = saved

  useUndoneEntries(({ ids, state }) => {
    if (ids.includes(panel.id) && state) setAnswered(state)
  })

  // A page refresh that started before an answer makes Payload restore the older document. The effect then applies the latest
  // state again.
  useEffect(() => {
    if (saved.revision >= latest.revision) return
    const { status, revision, updatedAt, history } = latest
    const due: Due = { dueAt: latest.dueAt, isCallPromised: latest.isCallPromised }
    updateSavedDocumentData({ ...savedDocumentData, status, revision, updatedAt, ...due, history })
    for (const [path, value] of Object.entries({ status, revision }))
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
  }, [saved.revision, latest, savedDocumentData, updateSavedDocumentData, dispatchFields])

  const setDue = (due: Due) => updateSavedDocumentData({ ...savedDocumentData, ...due })
  return { latest, saved, due: { dueAt, isCallPromised }, setAnswered, setDue }
}
