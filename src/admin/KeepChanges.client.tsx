'use client'

import { useLayoutEffect, useRef } from 'react'
import {
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import type { FormState } from 'payload'

/**
 * Keeps what is entered while an autosave is under way. Payload's response keeps only fields marked `isModified`, and each change
 * takes the mark from all others, so all but the last field would return to their old value
 * (https://github.com/payloadcms/payload/issues/17676). This gives the mark back before the response is merged.
 *
 * Payload does not report the second of two autosaves in a row as background processing, and its response would mark the form as
 * saved although it has changed since. This marks it as modified again before the next autosave reads the mark.
 */
export function KeepChanges() {
  const isReported = useFormBackgroundProcessing()
  const isSubmitted = useFormProcessing()
  const isModified = useFormModified()
  const { setModified } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const before = useRef({ fields, isReported, isModified })
  const changed = useRef(new Set<string>())
  // The fields when a second autosave may have begun.
  const second = useRef<FormState | null>(null)

  // A layout effect, because a response could be merged between the rendering and a later effect.
  useLayoutEffect(() => {
    const last = before.current
    before.current = { fields, isReported, isModified }
    if (last.isReported !== isReported) {
      changed.current.clear()
      second.current = isModified && !isReported ? last.fields : null
    } else if (second.current && last.isModified && !isModified) {
      const hasChanged = !isSubmitted && differs(fields, second.current)
      second.current = hasChanged ? fields : null
      if (hasChanged) setModified(true)
    }
    if (!isReported && !second.current) return
    const unmarked: FormState = {}
    for (const [path, field] of Object.entries(fields)) {
      if (field.isModified) changed.current.add(path)
      else if (changed.current.has(path)) unmarked[path] = { ...field, isModified: true }
    }
    if (Object.keys(unmarked).length > 0) dispatch({ type: 'UPDATE_MANY', formState: unmarked })
  }, [isReported, isSubmitted, isModified, setModified, fields, dispatch])

  return null
}

function differs(fields: FormState, earlier: FormState): boolean {
  return Object.entries(fields).some(([path, field]) => field.isModified && field.value !== earlier[path]?.value)
}
