'use client'

import { useCallback, useEffect, useRef } from 'react'
import { clearDraft, readDraft, readValues, writeDraft } from './draft'

/** Sets a stored value in its control. */
export type SetField<Field extends string> = (field: Field, value: never) => void

/** Stores the values of a form in this tab, under the form's name, until the server has stored them. */
export function useDraft<Field extends string>(name: string, setField: SetField<Field>) {
  const element = useRef<HTMLFormElement>(null)
  const key = useRef('')
  const startedAt = useRef(0)

  // Input made before hydration takes precedence over the draft: only empty controls are filled.
  useEffect(() => {
    const { idempotencyKey, values } = readDraft(name)
    key.current = idempotencyKey
    startedAt.current = Date.now()
    if (!element.current) return
    const current = readValues(element.current)
    for (const [field, value] of Object.entries(values)) {
      if (!current[field]?.length && value.length) setField(field as Field, value as never)
    }
  }, [name, setField])

  const save = useCallback(() => {
    if (element.current) writeDraft(name, { idempotencyKey: key.current, values: readValues(element.current) })
  }, [name])

  function envelope() {
    const website = element.current?.querySelector<HTMLInputElement>('[name=website]')?.value ?? ''
    return { idempotencyKey: key.current, website, elapsedMs: Date.now() - startedAt.current }
  }

  return { element, save, envelope, clear: () => clearDraft(name) }
}
