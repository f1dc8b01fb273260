import { readablePhone } from '@/features/entries/rules/case-facts'
import { telHref } from '@/lib/phone-numbers'
import { formatDay, toDay } from '@/lib/dates'
import { ageOn } from '@/lib/birthday'
import { total } from '../../rules/child-file'
import type { OpenedFile } from '../../server/child-file/open'
import type { Staff } from '@/payload-types'
import type { ChildRef } from '../../server/child-file/child'
import { EraseSection } from './EraseSection'
import { ExportFile } from '../lazy.client'
import { FileNotes } from './FileNotes'
import { Mentions } from './Mentions'
import { DataTable } from './DataTable'
import { DeletionChart } from './DeletionChart'
import { PrintPage } from './PrintPage.client'
import styles from './child-file.module.css'

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
