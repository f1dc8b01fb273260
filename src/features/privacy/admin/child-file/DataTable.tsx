import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { DataGroups, UntilCell } from '../../components/child-file/DataGroups'
import type { DataLine } from '../../rules/child-file'
import { SOURCES } from '../../rules/data-map/row'
import type { Child } from '../../server/child-file/child'
import styles from './child-file.module.css'

/**
 * Lists what is stored, its source, purpose and retention. Values are shown only in the record itself, where opening it is
 * audited.
 */
export function DataTable({ held, child }: { held: DataLine[]; child: Child }) {
  return (
    <table className={styles.held}>
      <ColumnHeads titles={['What', 'Where from', 'Why', 'Until', 'Things']} />
      <DataGroups
        lines={held}
        groupClass={styles.group}
        renderLine={(line) => (
          <tr>
            <td>{line.what}</td>
            <td data-label="Where from">{SOURCES[line.from]}</td>
            <td data-label="Why">{line.purpose}</td>
            <UntilCell line={line} child={child} />
            <td data-label="Things">{line.count}</td>
          </tr>
        )}
      />
    </table>
  )
}
