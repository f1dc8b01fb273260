'use client'

import { ArrayField, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps, Row } from 'payload'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * An array field whose rows are collapsed by default. A new row is expanded, and a row that was expanded while the server checked
 * the form stays so: Payload's response contains the state of the rows at the time of the request.
 */
export function OpenRows(props: ArrayFieldClientProps) {
  const { path } = props
  const { rows = [] } = useField({ hasRows: true, path })
  const { dispatchFields } = useForm()
  const toggled = useToggledRows(path, rows)

  useLayoutEffect(() => {
    const isCollapsed = (row: Row) => (isAdded(row) ? false : (toggled.current.get(row.id) ?? row.collapsed))
    if (rows.every((row) => isCollapsed(row) === row.collapsed)) return
    const updatedRows = rows.map((row) => ({ ...row, collapsed: isCollapsed(row) }))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
  }, [dispatchFields, path, rows, toggled])

  return <ArrayField {...props} />
}

// The form marks a new row as loading; the server would then collapse it like the others.
function isAdded({ collapsed, isLoading }: Row): boolean {
  return Boolean(isLoading) && collapsed === undefined
}

/** Returns by id whether the person collapsed a row; only rows toggled since the last “Collapse all” or “Show all”. */
function useToggledRows(path: string, rows: Row[]) {
  const toggled = useRef(new Map<string, boolean>())

  const remember = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    if (target.closest('.array-field__header-action')) toggled.current.clear()
    const id = target.closest('.collapsible__toggle')?.closest('[id*="-row-"]')?.id
    const row = rows.find((_, index) => id === `${path.replaceAll('.', '-')}-row-${index}`)
    if (row) toggled.current.set(row.id, !row.collapsed)
  })
  useEffect(() => {
    const field = document.getElementById(`field-${path.replaceAll('.', '__')}`)
    // Captured, so that the row is not yet toggled.
    field?.addEventListener('click', remember, { capture: true })
    return () => field?.removeEventListener('click', remember, { capture: true })
  }, [path])

  return toggled
}
