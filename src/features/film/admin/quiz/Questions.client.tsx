'use client'

import { useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { focusWhenDrawn } from '@/admin/focus-when-drawn'
import { OpenRows } from '@/admin/OpenRows.client'
import { QuestionImport } from './QuestionImport.client'
import styles from './quiz.module.css'

/**
 * Renders the questions of a quiz, each with its answers on the left and its play on the right. A new question gets the focus.
 */
export function Questions(props: ArrayFieldClientProps) {
  const { path } = props
  const { rows = [], disabled } = useField({ hasRows: true, path })
  const count = rows.length
  const part = useRef<HTMLDivElement>(null)
  const counted = useRef(count)

  useEffect(() => {
    const isAdded = count === counted.current + 1
    counted.current = count
    if (!isAdded || !part.current) return
    focusWhenDrawn(part.current, `#field-${path.replaceAll('.', '__')}__${count - 1}__question`)
  }, [count, path])

  return (
    <div ref={part} className={styles.questions}>
      <OpenRows {...props} />
      {!disabled && <QuestionImport path={path} count={count} />}
    </div>
  )
}
