'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import styles from './import.module.css'

type Props = {
  isBusy: boolean
  /** The file's name and text; null if it is not valid UTF-8. */
  onChoose: (file: { name: string; text: string | null }) => void
  /** Describes the required format. */
  children: ReactNode
}

/** The error message for a file without text. */
export const NO_TEXT = 'This is no CSV file in UTF-8. Save it from your spreadsheet as “CSV UTF-8” and choose it again.'

/** Chooses and reads a CSV file. */
export function ChooseCsv({ isBusy, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  function read(chosen: HTMLInputElement): void {
    const file = chosen.files?.[0]
    if (!file) return
    void readText(file).then((text) => onChoose({ name: file.name, text }))
    // Reset, so that the same file can be chosen again after it was fixed.
    chosen.value = ''
  }
  // A file chosen before the page responded fired no event that React saw.
  const readEarly = useEffectEvent(() => input.current && read(input.current))
  useEffect(() => void readEarly(), [])
  return (
    <div className={`fc-controls ${styles.choose}`}>
      <label>
        CSV file
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={({ currentTarget }) => read(currentTarget)}
        />
      </label>
      <p>{children}</p>
    </div>
  )
}

async function readText(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}
