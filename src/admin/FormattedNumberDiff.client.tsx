'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps, NumberFieldClient } from 'payload'

/** The part of Payload's properties that the comparison of two numbers uses. */
export type NumberDiffProps = Pick<
  FieldDiffClientProps<NumberFieldClient>,
  'comparisonValue' | 'field' | 'nestingLevel' | 'versionValue'
>

type Props = NumberDiffProps & { format: (value: number) => string }

/** Compares a number in two versions of a document, in the format in which people write it. */
export function FormattedNumberDiff({ comparisonValue, field, nestingLevel, versionValue, format }: Props) {
  const { i18n } = useTranslation()
  const toHtml = (value: unknown) => `<p>${typeof value === 'number' ? format(value) : ''}</p>`
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
