'use client'

import { Button } from '@payloadcms/ui'
import { X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { TAG_MAX } from '../../rules/tags'
import type { Decide } from './EntryPanel.client'
import styles from './entry.module.css'

type TagFieldProps = { tags: string[]; used: string[]; isBusy: boolean; decide: Decide }

/** Tags as chips with a remove button. New tags are typed, or chosen from those in use. */
export function TagField({ tags, used, isBusy, decide }: TagFieldProps) {
  const id = useId()
  const [input, setInput] = useState('')

  // The input is cleared only after the tag was saved.
  async function add(): Promise<void> {
    if (input.trim() && (await decide('tag', { tag: input, isOn: true }))) setInput('')
  }
  // The input is inside the document's form, which Enter would save.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add()
  }

  const suggestions = used.filter((tag) => !tags.includes(tag))
  return (
    <div className={`fc-controls ${styles.field}`}>
      <label htmlFor={id}>Tags</label>
      {tags.length > 0 && (
        <ul className={`fc-list ${styles.tags}`} aria-label="Tags of this entry">
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <button
                type="button"
                disabled={isBusy}
                aria-label={`Take off ${tag}`}
                onClick={() => void decide('tag', { tag, isOn: false })}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <input
          id={id}
          list={`${id}-used`}
          value={input}
          maxLength={TAG_MAX}
          autoComplete="off"
          placeholder="sibling, call back"
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <datalist id={`${id}-used`}>
          {suggestions.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button size="small" buttonStyle="secondary" disabled={isBusy || !input.trim()} onClick={() => void add()}>
          Add
        </Button>
      </div>
    </div>
  )
}
