import type { BeforeListTableServerProps } from 'payload'
import { adminPaths } from '@/lib/admin-paths'
import { logger } from '@/server/logger'
import { pool } from '@/server/database/pool'
import { countListed, type NarrowedList } from '../../server/narrowed-lists'
import styles from './picture-filters.module.css'

const FILTERS: { only: NarrowedList; label: string }[] = [
  { only: 'held-pictures', label: 'Held back' },
  { only: 'unused-pictures', label: 'Not on the site' },
  { only: 'named-pictures', label: 'Names a tagged player' },
  { only: 'old-pictures', label: 'Due to be deleted' },
]

/** The filters above the picture library: all, hidden, unused, naming a child or due to be deleted, each with its count. */
export async function PictureFilters({ searchParams }: BeforeListTableServerProps) {
  const counts = await Promise.all(FILTERS.map(({ only }) => countListed(only, pool()))).catch((error: unknown) => {
    logger.error({ err: error }, 'The pictures could not be counted.')
    return null
  })
  const current = FILTERS.find(({ only }) => only === searchParams?.only)
  return (
    <nav className={styles.filters} aria-label="Pictures to show">
      <a href={adminPaths.list('media')} aria-current={current ? undefined : 'page'}>
        All
      </a>
      {FILTERS.map(({ only, label }, index) => (
        <a
          key={only}
          href={adminPaths.list('media', `only=${only}`)}
          aria-current={only === current?.only ? 'page' : undefined}
        >
          {label} {counts && <b>{counts[index]}</b>}
        </a>
      ))}
    </nav>
  )
}
