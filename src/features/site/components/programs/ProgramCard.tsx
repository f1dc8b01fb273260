import type { Program } from '@/payload-types'
import { FactList } from '@/components/ui/FactList'
import type { Fact } from '@/components/ui/FactRows'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import { ProgramPicture } from './ProgramPicture'
import { priceLabel } from '../../rules/programs'
import styles from './programs.module.css'

const FEES = { month: paths.pricing, hour: paths.privateTraining } as const

type ProgramCardProps = {
  program: Program
  index: number
  buttonLabel: string
  /** The exact amount billed. */
  billed: string | null
}

/** One program: its picture, its price and the most important facts. */
export function ProgramCard({ program, index, buttonLabel, billed }: ProgramCardProps) {
  const { title, description, ageRange, duration, schedule } = program
  const headingId = `program-${program.id}`
  const facts: Fact[] = [
    ['Duration', duration],
    ['Schedule', schedule],
  ]
  return (
    <article className={styles.programCard} aria-labelledby={headingId}>
      <ProgramPicture image={program.image} index={index} />
      <span className="label mt-8">{ageRange}</span>
      <div className={styles.headline}>
        <h2 id={headingId}>{title}</h2>
        <p className={styles.price}>{priceLabel(program)}</p>
      </div>
      {billed && (
        <p className={styles.billed}>
          {billed}{' '}
          <SiteLink className="font-semibold underline" href={FEES[program.priceUnit]}>
            {program.priceUnit === 'hour' ? 'See the rates' : 'See all fees'}
          </SiteLink>
        </p>
      )}
      <p className={styles.about}>{description}</p>
      <FactList facts={facts} className="mt-auto mb-8" />
      <Button href={paths.playerRegistration} big arrow>
        {buttonLabel}
      </Button>
    </article>
  )
}
