import { ColumnHeads } from '@/components/ui/ColumnHeads'
import type { DataLine } from '../../rules/child-file'
import { formatReaders } from '../../rules/child-export/readers'
import { SOURCES } from '../../rules/data-map/row'
import type { Child } from '../../server/child-file/child'
import { DataGroups, UntilCell } from './DataGroups'
import styles from './family-file.module.css'

/** The stored data as the family may read it; on a phone a card for each line. */
export function DisclosedDataTable({ lines, child }: { lines: DataLine[]; child: Child }) {
  if (lines.length === 0) return <p>We have no data under this name.</p>
  return (
    <table className={styles.disclosed}>
      <ColumnHeads titles={['What', 'Why', 'Where from', 'Who may read it', 'Until']} />
      <DataGroups
        lines={lines}
        groupClass={styles.group}
        renderLine={(line) => (
          <tr>
            <td>
              {line.what} {line.count > 1 && <small>{line.count} things</small>}
            </td>
            <td data-label="Why">{line.purpose}</td>
            <td data-label="Where from">{line.from === 'family' ? 'You' : SOURCES[line.from]}</td>
            <td data-label="Who may read it">{formatReaders(line.readers)}</td>
            <UntilCell line={line} child={child} />
          </tr>
        )}
      />
    </table>
  )
}
