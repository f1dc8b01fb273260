import type { DefaultServerCellComponentProps } from 'payload'
import { currentStaff } from '@/admin/current-staff'
import { loadOrNull } from '@/admin/load'
import { initialsOf } from '@/lib/initials'
import { findLastAuthor } from '../../server/last-changes'
import styles from './posts.module.css'

/** The list column of who last changed an article; empty for articles that no one has changed since the site was set up. */
export async function PostAuthorCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload renders the cell of a UI field with every state of an open document too, without a row.
  if (!rowData) return null
  const [author, staff] = await Promise.all([
    loadOrNull('posts', () => findLastAuthor(String(rowData.id))),
    loadOrNull('posts', currentStaff),
  ])
  if (!author) return null
  const isReader = author.id === staff?.id
  return (
    <span className={styles.author}>
      <i aria-hidden="true" data-is-reader={isReader}>
        {initialsOf(author.name)}
      </i>
      {isReader ? 'You' : author.name}
    </span>
  )
}
