'use client'

import dynamic from 'next/dynamic'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import '@/components/styles/court.css'
import { findOverlaps } from '@/lib/court/overlaps'
import { findPlayProblems } from '@/lib/court/problems'
import { Board } from './Board.client'
import { hintOf } from './labels'
import { handleKey } from './editor-keys'
import { EditorHead } from './EditorHead.client'
import { KeysHelp } from './KeysHelp'
import { Moves } from './Moves.client'
import { Palette } from './Palette.client'
import { Problems } from './Problems.client'
import { Steps } from './Steps.client'
import { StepText } from './StepText.client'
import { useGestures } from './use-gesture'
import { usePlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'
import sideStyles from './side.module.css'

// Loaded at the first click.
const Preview = dynamic(() => import('./Preview.client').then((module) => module.Preview))

/** Draws a play inside its form: players and lines on the court, steps as a strip, moves as a list. */
export function PlayEditor({ path, readOnly }: { path: string; readOnly: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const editor = usePlayEditor(path, readOnly)
  const gestures = useGestures(editor)
  const [isRunning, setIsRunning] = useState(false)
  const { drawing, step, note } = editor
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isRunning) handleKey(event, { editor, gestures, board: board.current })
  })
  useEffect(() => {
    // Keys work wherever the focus is in the editor.
    const element = part.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  const problems = useMemo(() => findPlayProblems(drawing), [drawing])
  const overlaps = useMemo(() => findOverlaps(drawing), [drawing])
  return (
    <div className={styles.editor} ref={part}>
      <EditorHead editor={editor} isRunning={isRunning} onRun={() => setIsRunning(!isRunning)} />
      <div className={styles.work}>
        <div className={styles.board}>
          {isRunning ? (
            <Preview drawing={drawing} />
          ) : (
            <div className={styles.stage}>
              <Palette editor={editor} />
              <div className={styles.courtBox}>
                <Board ref={board} editor={editor} gestures={gestures} />
                <p className={styles.tip} role="status">
                  {note || hintOf(editor)}
                </p>
              </div>
            </div>
          )}
          <Steps editor={editor} problems={problems} />
        </div>
        <div className={sideStyles.side}>
          <Moves editor={editor} />
          <StepText key={step} editor={editor} />
          <Problems problems={problems} overlaps={overlaps} onGo={editor.goTo} />
        </div>
      </div>
      <KeysHelp />
    </div>
  )
}
