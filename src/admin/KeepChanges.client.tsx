'use client'

import { useLayoutEffect, useRef } from 'react'
import { useAllFormFields, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'

/**
 * Keeps what is entered while an autosave is under way. Payload's response keeps only fields marked `isModified`, and each change
 * takes the mark from all others, so all but the last field would return to their old value
 * (https://github.com/payloadcms/payload/issues/17676). This gives the mark back before the response is merged.
 */
export function KeepChanges() {
  const isSaving = useFormBackgroundProcessing()
  const [fields, dispatch] = useAllFormFields()
  const wasSaving = useRef(isSaving)
  const changed = useRef(new Set<string>())

  // A layout effect, because a response could be merged between the rendering and a later effect.
  useLayoutEffect(() => {
    if (wasSaving.current !== isSaving) changed.current.clear()
    wasSaving.current = isSaving
    if (!isSaving) return
    const unmarked: FormState = {}
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) changed.current.add(path)
      else if (changed.current.has(path)) unmarked[path] = { ...field, isModified: true }
    }
    if (Object.keys(unmarked).length > 0) dispatch({ type: 'UPDATE_MANY', formState: unmarked })
  }, [isSaving, fields, dispatch])

  return null
}
