'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A question's row by its words, so that authors find it while it is closed. */
export function QuestionRowLabel() {
  const { data, rowNumber } = useRowLabel<{ question?: string }>()
  const number = (rowNumber ?? 0) + 1
  return <span>{data.question ? `${number}. ${data.question}` : `Question ${number}`}</span>
}
