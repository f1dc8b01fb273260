'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { loadPlaybook } from '../playbook'
import type { PlaybookPlay } from '../../../rules/plays'
import { Icon } from './glyphs'
import type { PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

// Loaded at the first click.
const PlayDialog = dynamic(() => import('../PlayDialog.client').then((module) => module.PlayDialog))

type HeadProps = { editor: PlayEditor; isRunning: boolean; onRun: () => void }

/** Runs the play, and begins it as a copy of another one. */
export function EditorHead({ editor, isRunning, onRun }: HeadProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [book, setBook] = useState<PlaybookPlay[] | null>(null)

  async function open(): Promise<void> {
    const found = await loadPlaybook(true)
    if (found.length > 0) setBook(found)
    else editor.say('The playbook could not be loaded. Please try again.')
  }

  function copy(chosen: string): void {
    const play = book?.find(({ key }) => key === chosen)?.play
    if (!play) return
    const { name: _name, description: _description, ...drawing } = play
    editor.change(drawing, { step: 0, chosen: null })
    editor.say(`Copied from ${play.name}. Undo brings back what you had.`)
  }

  return (
    <div className={styles.head}>
      <button type="button" className="fc-button" aria-pressed={isRunning} onClick={onRun}>
        <Icon name={isRunning ? 'draw' : 'play'} />
        {isRunning ? 'Back to drawing' : 'Preview'}
      </button>
      {!editor.isLocked && (
        <button ref={opener} type="button" className="fc-button" aria-haspopup="dialog" onClick={() => void open()}>
          <Icon name="copy" />
          Copy from another play
        </button>
      )}
      {book && (
        <PlayDialog
          book={book}
          value={null}
          onChoose={copy}
          onClose={() => {
            setBook(null)
            opener.current?.focus()
          }}
        />
      )}
    </div>
  )
}
