'use client'

import { FieldDiffContainer, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps, JSONFieldClient } from 'payload'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import type { Drawing } from '@/lib/court/play'

type Props = Pick<FieldDiffClientProps<JSONFieldClient>, 'field' | 'nestingLevel'> & {
  comparisonValue?: Drawing | null
  versionValue?: Drawing | null
}

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

function Picture({ value }: { value?: Drawing | null }) {
  return value ? <PlayPicture play={{ name: 'Play', description: '', ...value }} /> : <p>No play</p>
}
