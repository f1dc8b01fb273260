import { actionLabel } from '@/features/entries/rules/audit-labels'
import { readablePhone } from '@/features/entries/rules/case-facts'
import { kindLabel } from '@/features/entries/rules/kind-label'
import { telHref } from '@/lib/phone-numbers'
import { formatDay, formatMoment, toDay } from '@/lib/dates'
import { ageOn } from '@/lib/birthday'
import { total, type DataLine } from '../../rules/child-file'
import type { FileNote, OpenedFile } from '../../server/child-file/open'
import type { Staff } from '@/payload-types'
import type { ChildRef, Child } from '../../server/child-file/child'
import { EraseSection } from './EraseSection'
import { ExportFile } from '../lazy.client'
import { Mentions } from './Mentions'
import { DeletionChart } from './DeletionChart'
import { PrintPage } from './PrintPage.client'
import styles from './child-file.module.css'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { DataGroups, UntilCell } from '../../components/child-file/DataGroups'
import { SOURCES } from '../../rules/data-map/row'

type Props = { id: string; title: string; notes: FileNote[]; none: string }

/**
 * A child's file: identity, number of records, deletion dates, a description of each record, and who opened it. Never shows a
 * value.
 */
export function ChildFile({ file, childRef, staff }: { file: OpenedFile; childRef: ChildRef; staff: Staff }) {
  const { child, held, looked, done, exports } = file
  const { firstName, seasonEnds, isOnRoster } = child
  const sums: [string, number | string][] = [
    ['Things held', total(held)],
    ['Given by the family', total(held, 'family')],
    ['Made by the academy', total(held, 'office', 'system')],
    [`Made by ${firstName}`, total(held, 'player')],
    ['Taken out in a file', exports || 'None'],
  ]
  return (
    <>
      <p className={styles.label}>Everything we hold about</p>
      <h1>{child.name}</h1>
      <p className={styles.lede}>
        <About child={child} /> Opening this page is noted at its end.
      </p>
      <ExportFile childRef={childRef} />
      <dl className={styles.sums}>
        {sums.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="fc-leaves">
        <div className={styles.sectionHead}>
          <h2 id="fc-leaves">When it leaves</h2>
          {isOnRoster && seasonEnds && (
            <p>
              If {firstName} stays until the season ends on {formatDay(seasonEnds)}
            </p>
          )}
        </div>
        <DeletionChart held={held} child={child} />
      </section>
      <section aria-labelledby="fc-held">
        <div className={styles.sectionHead}>
          <h2 id="fc-held">What we hold</h2>
          <PrintPage />
        </div>
        <DataTable held={held} child={child} />
      </section>
      <Mentions mentions={file.mentions} firstName={firstName} />
      <EraseSection file={file} childRef={childRef} staff={staff} />
      <div className={styles.two}>
        <FileNotes id="fc-looked" title="Who has looked" notes={looked} none="No one has opened anything before." />
        <FileNotes id="fc-done" title="What has been done" notes={done} none="Nothing was noted." />
      </div>
    </>
  )
}

function About({ child: { born, division, guardian, isOnRoster } }: Pick<OpenedFile, 'child'>) {
  const facts = [born && `${ageOn(born, toDay(new Date()))} years old`, isOnRoster ? division : 'not on a roster']
  return (
    <>
      {facts.filter(Boolean).join(', ')}.
      {guardian && (
        <>
          {' '}
          Guardian: {guardian.name}
          {guardian.phone && (
            <>
              , <a href={telHref(guardian.phone)}>{readablePhone(guardian.phone)}</a>
            </>
          )}
          .
        </>
      )}
    </>
  )
}

/** The newest audit notes about a child: who, when and what, never a value. */
function FileNotes({ id, title, notes, none }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {notes.length === 0 && <p className={styles.notesNone}>{none}</p>}
      <ul className={`fc-list ${styles.notes}`} hidden={notes.length === 0}>
        {notes.map(({ id: key, at, by, action, kind, detail }) => (
          <li key={key}>
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>
              {actionLabel(action)}
              <small>
                {by}
                {kind && `, ${kindLabel(kind).toLowerCase()}`}
              </small>
              {action.startsWith('exported') && detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Lists what is stored, its source, purpose and retention. Values are shown only in the record itself, where opening it is
 * audited.
 */
function DataTable({ held, child }: { held: DataLine[]; child: Child }) {
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
