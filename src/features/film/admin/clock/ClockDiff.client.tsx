'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps, NumberFieldClient } from 'payload'
import { formatClock } from '../../rules/clock'

type Props = Pick<
  FieldDiffClientProps<NumberFieldClient>,
  'comparisonValue' | 'field' | 'nestingLevel' | 'versionValue'
>

/** Compares a time in two versions of a film, as minutes and seconds. */
export function ClockDiff({ comparisonValue, field, nestingLevel, versionValue }: Props) {
  const { i18n } = useTranslation()
  const { From, To } = getHTMLDiffComponents({ fromHTML: toHtml(comparisonValue), toHTML: toHtml(versionValue) })
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      className="text-diff"
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  )
}

function toHtml(value: unknown): string {
  return `<p>${typeof value === 'number' ? formatClock(value) : ''}</p>`
}
