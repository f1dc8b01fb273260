'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Drawing } from '@/lib/court/play'
import type { UnsavedTexts } from './stored-unsaved-texts'
import styles from './unsaved-texts.module.css'
import notices from './notice.module.css'

type Props = {
  unsaved: UnsavedTexts
  onDismiss: () => void
  /** Puts a drawing back into the form; null while a colleague has the document. */
  onPutBack: ((path: string, drawing: Drawing) => void) | null
}

/**
 * The texts that were not saved, each to be copied, and the drawings, each to be put back, until they are dismissed. At the foot of
 * the window: on a phone the bar of the document, where the admin renders them, contains what is fixed inside it.
 */
export function UnsavedTextsNotice({ unsaved, onDismiss, onPutBack }: Props) {
  return createPortal(
    <section className={`${notices.notice} ${styles.kept}`} aria-label="What you had not saved">
      <p role="alert">{unsaved.by} is changing this now. What you had not saved is kept here.</p>
      <dl>
        {unsaved.texts.map(({ path, label, text, drawing }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {drawing ? (
              <PutBack label={label} onPress={onPutBack && (() => onPutBack(path, drawing))} />
            ) : (
              <CopyText label={label} text={text} />
            )}
          </div>
        ))}
      </dl>
      <button type="button" onClick={onDismiss}>
        I do not need it
      </button>
    </section>,
    document.body,
  )
}

function PutBack({ label, onPress }: { label: string; onPress: (() => void) | null }) {
  const [isBack, setIsBack] = useState(false)
  function press(): void {
    onPress?.()
    setIsBack(true)
  }
  // A colleague may have the document for a while: reloading shows whether it is free.
  if (!onPress) return <dd>Reload when it is free, then put it back.</dd>
  return (
    <dd>
      <button type="button" aria-label={`${isBack ? 'It is back' : 'Put it back'}: ${label}`} onClick={press}>
        {isBack ? 'It is back' : 'Put it back'}
      </button>
    </dd>
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
