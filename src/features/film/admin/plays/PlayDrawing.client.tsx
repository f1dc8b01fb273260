'use client'

import { FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { PlayPicture } from '@/admin/plays/PlayPicture'
import { parseDrawing } from '@/lib/court/schema'
import { stepTexts } from '@/lib/court/words'
import styles from './plays.module.css'

/** Shows the drawing of a play with its steps as text. */
export function PlayDrawing({ path }: JSONFieldClientProps) {
  const { showError, value } = useField<unknown>({ path })
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''))
  const drawing = parseDrawing(value)
  const play = drawing && { name, description: '', ...drawing }
  return (
    <div className="field-type" id={`field-${path}`}>
      <FieldError path={path} showError={showError} />
      {play && <PlayPicture play={play} />}
      {play && (
        <ol className={styles.steps}>
          {stepTexts(play).map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ol>
      )}
    </div>
  )
}
