'use client'

import { useField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { OpenRows } from '@/admin/OpenRows.client'
import styles from './quiz.module.css'

/** The questions of a quiz, each with its answers on the left and its play on the right. A new one is ready to be typed. */
export function Questions(props: ArrayFieldClientProps) {
  const { path } = props
  const { rows = [] } = useField({ hasRows: true, path })
  const count = rows.length
  const counted = useRef(count)
  const isLoaded = !rows.at(-1)?.isLoading

  useEffect(() => {
    if (!isLoaded) return
    const isAdded = count === counted.current + 1
    counted.current = count
    if (isAdded) document.getElementById(`field-${path.replaceAll('.', '__')}__${count - 1}__question`)?.focus()
  }, [count, isLoaded, path])

  return (
    <div className={styles.questions}>
      <OpenRows {...props} />
    </div>
  )
}
