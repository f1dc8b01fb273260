import type { Program, ProgramsPage } from '@/payload-types'
import type { PriceUnit } from '../../rules/programs'
import { ProgramHalf, type Gym } from './ProgramHalf'
import styles from './programs.module.css'

type ProgramListProps = {
  programs: Program[]
  list: ProgramsPage['list']
  billedFor: (unit: PriceUnit) => string | null
  gym: Gym
}

/** All programs side by side, or a line that there are none. */
export function ProgramList({ programs, list, billedFor, gym }: ProgramListProps) {
  if (programs.length === 0) {
    return (
      <div className="wrap section">
        <p className="lede">{list.empty}</p>
      </div>
    )
  }
  return (
    <section className={styles.floor} aria-label="Programs">
      {programs.map((program, index) => (
        <ProgramHalf
          key={program.id}
          program={program}
          index={index}
          buttonLabel={list.buttonLabel}
          billed={billedFor(program.priceUnit)}
          gym={gym}
        />
      ))}
    </section>
  )
}
