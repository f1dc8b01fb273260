import type { ReactNode } from 'react'
import { formatCount } from '@/lib/counts'
import { ColumnHeads } from '@/components/ui/ColumnHeads'
import { Figures } from '@/components/ui/Figures'
import { PageHero } from '@/components/ui/PageHero'
import { formatReaders } from '../../rules/child-export/readers'
import { type DataLine, total } from '../../rules/child-file'
import { SOURCES } from '../../rules/data-map/row'
import type { Child } from '../../server/child-file/child'
import type { FamilyFile as File } from '../../server/child-file/family'
import { DataGroups, UntilCell } from './DataGroups'
import { TakeFile, type TakeFileProps } from './TakeFile'
import styles from './family-file.module.css'

type Props = {
  file: File
  take: TakeFileProps
  back: string
  /** Asking to erase, where the page before does not offer it. */
  children?: ReactNode
}

/** A family's page about its own child: which data is stored, its purpose, readers and retention, and the download. */
export function FamilyFile({ file: { child, included, leftOut }, take, back, children }: Props) {
  const { firstName } = child
  const figures = [
    { value: String(total(included)), label: 'things you can read' },
    { value: String(total(included, 'family')), label: 'given by you' },
    { value: String(total(included, 'player')), label: `made by ${firstName}` },
  ]
  return (
    <div className={styles.page}>
      <PageHero
        compact
        label="For the family"
        title={`Everything we hold about ${firstName}`}
        lede="What we keep, why, who may read it and when it leaves."
      >
        <Figures figures={figures} />
      </PageHero>
      <div className={`${styles.body} wrap`}>
        <TakeFile {...take} />
        <section aria-labelledby="held">
          <h2 id="held">What we hold</h2>
          <DisclosedDataTable lines={included} child={child} />
        </section>
        {leftOut.length > 0 && (
          <section aria-labelledby="left-out">
            <h2 id="left-out">Held, and not shown here</h2>
            <dl className={styles.leftOut}>
              {leftOut.map(({ what, count, reason }) => (
                <div key={what}>
                  <dt>
                    {what} <small>{formatCount(count, 'thing')}</small>
                  </dt>
                  <dd>{reason}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {children}
        <a className={styles.back} href={back}>
          Back
        </a>
      </div>
    </div>
  )
}

/** The stored data as the family may read it; on a phone a card for each line. */
function DisclosedDataTable({ lines, child }: { lines: DataLine[]; child: Child }) {
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
