'use client'

import { reduceFieldsToValues } from 'payload/shared'
import { useAllFormFields } from '@payloadcms/ui'
import { formatCount } from '@/lib/counts'
import { toFigures, type DeckData } from '../rules/deck-figures'
import { listContradictions } from '../rules/deck'
import styles from './giving.module.css'

/** Lists inconsistencies in the deck as currently entered in the form. Visitors never see them. */
export function DeckCheck() {
  const [fields] = useAllFormFields()
  const notes = listContradictions(toFigures(reduceFieldsToValues(fields, true) as DeckData))
  return (
    <section className={styles.deckCheck} aria-label="What does not add up">
      <h3>
        {notes.length > 0 ? `${formatCount(notes.length, 'thing does', 'things do')} not add up` : 'Everything adds up'}
      </h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
