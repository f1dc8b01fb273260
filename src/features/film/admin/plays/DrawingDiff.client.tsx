'use client'

import { FieldDiffContainer, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps, JSONFieldClient } from 'payload'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { parseDrawing } from '@/lib/court/schema'

type Props = Pick<FieldDiffClientProps<JSONFieldClient>, 'comparisonValue' | 'field' | 'nestingLevel' | 'versionValue'>

/** Compares two versions of a play by their pictures. */
export function DrawingDiff({ comparisonValue, field, nestingLevel, versionValue }: Props) {
  const { i18n } = useTranslation()
  return (
    <FieldDiffContainer
      From={<Picture value={comparisonValue} />}
      To={<Picture value={versionValue} />}
      i18n={i18n}
      label={{ label: field.label }}
      nestingLevel={nestingLevel}
    />
  )
}

function Picture({ value }: { value: unknown }) {
  const drawing = parseDrawing(value)
  return drawing ? <PlayPicture play={{ name: 'Play', description: '', ...drawing }} /> : <p>Not complete.</p>
}
