'use client'

import { useRowLabel } from '@payloadcms/ui'

/** Labels a collapsed row by the text of its question, so that authors can find it. */
export function QuestionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>()
  const number = (rowNumber ?? 0) + 1
  return <span>{data.question ? `${number}. ${data.question}` : `Question ${number}`}</span>
}
