'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormSetValue } from 'react-hook-form'
import { clearDraft, readDraft, readValues, writeDraft } from './draft'

/** Keeps the answers of a form in this tab, under the form's name, until they are stored. */
export function useDraft<Values extends FieldValues>(name: string, setValue: UseFormSetValue<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const shownAt = useRef(0)

  // What was typed before this script ran wins over the draft: only empty controls are filled.
  useEffect(() => {
    const { idempotencyKey, values } = readDraft(name)
    key.current = idempotencyKey
    shownAt.current = Date.now()
    if (!element.current) return
    const typed = readValues(element.current)
    for (const [field, value] of Object.entries(values)) {
      if (!typed[field]?.length && value.length) setValue(field as Path<Values>, value as never)
    }
  }, [name, setValue])

  const save = useCallback(() => {
    if (element.current) writeDraft(name, { idempotencyKey: key.current, values: readValues(element.current) })
  }, [name])

  function envelope() {
    const website = element.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    return { idempotencyKey: key.current, website, elapsedMs: Date.now() - shownAt.current }
  }

  return { element, save, envelope, clear: () => clearDraft(name) }
}
