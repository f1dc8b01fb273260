import type { EntryDetails } from '../../rules/entry'
import { adminPaths } from '@/lib/admin-paths'
import styles from './entry.module.css'

type MergedNoteProps = { kind: EntryDetails['kind']; into: NonNullable<EntryDetails['mergedInto']> }

/** Links a merged entry to the one that replaced it. */
export function MergedNote({ kind, into }: MergedNoteProps) {
  return (
    <section className={styles.merged} aria-label="Merged">
      <p>
        <b>Merged into {into.reference}.</b> It is in no list and no count anymore. What was sent is kept here as it
        came; work goes on there.
      </p>
      <a href={adminPaths.document(kind, into.id)}>Open {into.reference}</a>
    </section>
  )
}
