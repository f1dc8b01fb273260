'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { useEffect, useEffectEvent, useState } from 'react'
import { storeUnsavedTexts, useUnsavedTexts } from './stored-unsaved-texts'

// Rarely needed, and every page of the admin loads this file.
const loadUnsavedTexts = () => import('./unsaved-texts')
const UnsavedTextsNotice = dynamic(() =>
  import('./UnsavedTextsNotice.client').then((module) => module.UnsavedTextsNotice),
)

/**
 * Stores the texts and drawn plays that were not saved when a colleague takes the document over: Payload's “View read-only” then
 * replaces them with the stored document, and “Back to Today” leaves them. They stay in this tab until they are dismissed.
 */
export function PreserveUnsavedTexts() {
  const { collectionSlug, globalSlug, id, currentEditor, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const name = `unsaved:${collectionSlug ?? globalSlug}:${id ?? ''}`
  const unsaved = useUnsavedTexts(name)
  const editor = currentEditor && typeof currentEditor === 'object' ? currentEditor : { id: currentEditor }
  const editorId = editor.id ? String(editor.id) : null
  const [wasMine, setWasMine] = useState(false)
  const isMine = editorId !== null && editorId === String(user?.id)
  if (isMine && !wasMine) setWasMine(true)

  // Loaded while the connection works, for the moment when it is needed.
  useEffect(() => {
    if (wasMine) void loadUnsavedTexts()
  }, [wasMine])

  const preserve = useEffectEvent(async () => {
    const { listUnsavedTexts } = await loadUnsavedTexts()
    const texts = listUnsavedTexts(fields, savedDocumentData ?? {})
    // The admin shows a colleague’s name in place of the address (collections/hooks/name-lock-holder.ts).
    const by = 'email' in editor ? String(editor.email) : 'A colleague'
    if (texts.length > 0)
      storeUnsavedTexts(name, { by, texts: texts.map((one) => ({ ...one, label: labelOf(one.path) })) })
  })
  const isTakenOver = wasMine && editorId !== null && !isMine
  useEffect(() => {
    if (isTakenOver) void preserve()
  }, [isTakenOver])

  if (!unsaved) return null
  const isLocked = editorId !== null && !isMine
  return (
    <UnsavedTextsNotice
      unsaved={unsaved}
      onDismiss={() => storeUnsavedTexts(name, null)}
      onPutBack={
        isLocked
          ? null
          : (path, value) => {
              dispatch({ type: 'UPDATE', path, value })
              setModified(true)
            }
      }
    />
  )
}

// The label that the form shows, without its mark of required fields.
function labelOf(path: string): string {
  const field = `field-${path.replaceAll('.', '__')}`
  const label = document.querySelector(`label[for="${field}"], #${CSS.escape(field)} > h2, #${CSS.escape(field)} label`)
  return label?.textContent?.replace('*', '').trim() || path
}
