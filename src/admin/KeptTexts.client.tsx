'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { KeptTexts as Kept } from './kept-texts'
import styles from './keep-typed.module.css'
import notices from './notice.module.css'

/**
 * The texts that were not saved, each to be copied, until they are dismissed. At the foot of the window: on a phone the bar of the
 * document, where the admin renders them, holds what is fixed inside it.
 */
export function KeptTexts({ kept, onDismiss }: { kept: Kept; onDismiss: () => void }) {
  return createPortal(
    <section className={`${notices.notice} ${styles.kept}`} aria-label="What you had not saved">
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
      <button type="button" onClick={onDismiss}>
        I do not need it
      </button>
    </section>,
    document.body,
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
