import type { Program, ProgramsPage } from '@/payload-types'
import { ProgramCard } from './ProgramCard'

type ProgramListProps = { programs: Program[]; list: ProgramsPage['list'] }

/** Every program with its facts, or a line that says there is none. */
export function ProgramList({ programs, list }: ProgramListProps) {
  return (
    <section className="section" aria-label="Programs">
      <div className="wrap">
        {programs.length === 0 ? (
          <p className="lede">{list.empty}</p>
        ) : (
          <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2">
            {programs.map((program, index) => (
              <li key={program.id}>
                <ProgramCard program={program} index={index} buttonLabel={list.buttonLabel} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
