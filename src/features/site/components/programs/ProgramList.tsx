import type { Program, ProgramsPage } from '@/payload-types'
import type { PriceUnit } from '../../rules/programs'
import { ProgramCard } from './ProgramCard'

type ProgramListProps = {
  programs: Program[]
  list: ProgramsPage['list']
  billedFor: (unit: PriceUnit) => string | null
}

/** All programs with their facts, or a line that there are none. */
export function ProgramList({ programs, list, billedFor }: ProgramListProps) {
  return (
    <section className="section" aria-label="Programs">
      <div className="wrap">
        {programs.length === 0 ? (
          <p className="lede">{list.empty}</p>
        ) : (
          <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2">
            {programs.map((program, index) => (
              <li key={program.id}>
                <ProgramCard
                  program={program}
                  index={index}
                  buttonLabel={list.buttonLabel}
                  billed={billedFor(program.priceUnit)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
