'use client'

import { mirror } from '@/lib/court/edit-steps'
import { NEW_PLAYERS, TOOLS } from './labels'
import { Glyph, Icon } from './glyphs'
import type { PlayEditor } from './use-play-editor'
import styles from './play-editor.module.css'

/** The tools: what a drag on the court draws, new players, undo and mirror. */
export function Palette({ editor }: { editor: PlayEditor }) {
  const { isLocked, drawing, change } = editor
  return (
    <div className={styles.tools} role="toolbar" aria-label="Draw" aria-orientation="vertical">
      <Tools tools={TOOLS} editor={editor} />
      <hr />
      <Tools tools={NEW_PLAYERS} editor={editor} />
      <hr />
      <div className={styles.pair}>
        <button type="button" aria-label="Undo" disabled={isLocked || !editor.canUndo} onClick={editor.undo}>
          <Icon name="undo" />
        </button>
        <button type="button" aria-label="Redo" disabled={isLocked || !editor.canRedo} onClick={editor.redo}>
          <Icon name="redo" />
        </button>
        <button
          type="button"
          aria-label="Mirror the play"
          disabled={isLocked}
          onClick={() => change(mirror(drawing), { chosen: null })}
        >
          <Icon name="mirror" />
        </button>
      </div>
    </div>
  )
}

type ToolsProps = { tools: typeof TOOLS | typeof NEW_PLAYERS; editor: PlayEditor }

function Tools({ tools, editor: { mode, setMode, isLocked } }: ToolsProps) {
  return tools.map((tool) => (
    <button
      key={tool.mode}
      type="button"
      disabled={isLocked}
      aria-pressed={mode === tool.mode}
      onClick={() => setMode(tool.mode)}
    >
      <Glyph mode={tool.mode} />
      <span>{tool.label}</span>
      <kbd aria-hidden="true">{tool.key.toUpperCase()}</kbd>
    </button>
  ))
}
