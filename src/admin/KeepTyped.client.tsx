'use client'

import { useAllFormFields, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepTexts, useKeptTexts } from './kept-texts'
import { listUnsavedTexts } from './unsaved-texts'
import styles from './keep-typed.module.css'

/**
 * Keeps the texts that were not saved when a colleague takes the document over: Payload's “View read-only” then replaces them with
 * the stored document, and “Back to Today” leaves them. They stay in this tab until they are dismissed.
 */
export function KeepTyped() {
  const { collectionSlug, globalSlug, id, currentEditor, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const [fields] = useAllFormFields()
  const name = `unsaved:${collectionSlug ?? globalSlug}:${id ?? ''}`
  const kept = useKeptTexts(name)
  const editor = currentEditor && typeof currentEditor === 'object' ? currentEditor : { id: currentEditor }
  const editorId = editor.id ? String(editor.id) : null
  const [wasMine, setWasMine] = useState(false)
  const isMine = editorId !== null && editorId === String(user?.id)
  if (isMine && !wasMine) setWasMine(true)

  const keep = useEffectEvent(() => {
    const texts = listUnsavedTexts(fields, savedDocumentData ?? {})
    // The admin shows a colleague’s name in place of the address (collections/hooks/name-lock-holder.ts).
    const by = 'email' in editor ? String(editor.email) : 'A colleague'
    if (texts.length > 0) keepTexts(name, { by, texts: texts.map((one) => ({ ...one, label: labelOf(one.path) })) })
  })
  const isTakenOver = wasMine && editorId !== null && !isMine
  useEffect(() => {
    if (isTakenOver) keep()
  }, [isTakenOver])

  if (!kept) return null
  return (
    <section className={styles.kept} aria-label="What you had not saved">
      <p role="alert">{kept.by} is changing this now. What you had not saved is kept here.</p>
      <dl>
        {kept.texts.map(({ path, label, text }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <CopyText label={label} text={text} />
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => keepTexts(name, null)}>
        I do not need it
      </button>
    </section>
  )
}

function CopyText({ label, text }: { label: string; text: string }) {
  const [state, setState] = useState<'Copy' | 'Copied' | 'Select the text to copy it'>('Copy')
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setState('Copied')
    } catch {
      // The browser may refuse; the text can still be selected.
      setState('Select the text to copy it')
    }
  }
  return (
    <dd>
      <button type="button" aria-label={`${state}: ${label}`} onClick={() => void copy()}>
        {state}
      </button>
    </dd>
  )
}

// The label that the form shows, without its mark of required fields.
function labelOf(path: string): string {
  const field = `field-${path.replaceAll('.', '__')}`
  const label = document.querySelector(`label[for="${field}"], #${CSS.escape(field)} label`)
  return label?.textContent?.replace('*', '').trim() || path
}
