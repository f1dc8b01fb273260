import type { ReactNode } from 'react'
import type { Program } from '@/payload-types'
import { Button } from '@/components/ui/Button'
import { SiteLink } from '@/components/ui/SiteLink.client'
import { paths } from '@/lib/paths'
import { priceLabel } from '../../rules/programs'
import { ProgramPicture } from './ProgramPicture'
import styles from './programs.module.css'

const FEES = { month: paths.pricing, hour: paths.privateTraining } as const

/** Where the programs take place: 'Surprise, AZ' and the street. */
export type Gym = { city: string; street: string }

type ProgramHalfProps = {
  program: Program
  index: number
  buttonLabel: string
  /** The exact amount billed. */
  billed: string | null
  gym: Gym
}

/** One program on its side of the floor. Each fact is on the same line as its neighbor's. */
export function ProgramHalf({ program, index, buttonLabel, billed, gym }: ProgramHalfProps) {
  const { title, description, audience, ageRange, duration, schedule, included, priceUnit } = program
  const headingId = `program-${program.id}`
  return (
    <article className={styles.half} aria-labelledby={headingId}>
      <div className={styles.intro}>
        <h2 id={headingId}>{title}</h2>
        <p>{description}</p>
      </div>
      <dl>
        <Row term="Age" value={ageRange} />
        <Row term="For" text={audience} />
        <Row term="When" value={schedule}>
          <span>{duration}</span>
        </Row>
        <Row term="Price" value={priceLabel(program)} isLarge>
          {billed && (
            <span>
              {billed}{' '}
              <SiteLink href={FEES[priceUnit]}>{priceUnit === 'hour' ? 'See the rates' : 'See all fees'}</SiteLink>
            </span>
          )}
        </Row>
        <Row term="Included" text={included} />
        <Row term="Where" value={gym.city}>
          <span>{gym.street}</span>
        </Row>
      </dl>
      <p className={styles.act}>
        <Button href={paths.playerRegistration} variant={index % 2 === 0 ? 'primary' : 'ink'} big arrow>
          {buttonLabel}
        </Button>
      </p>
      <ProgramPicture image={program.image} index={index} />
    </article>
  )
}

type RowProps = {
  term: string
  value?: string | null
  text?: string | null
  isLarge?: boolean
  children?: ReactNode
}

// Rendered without a value as well, so that the lines of both programs stay beside each other.
function Row({ term, value, text, isLarge, children }: RowProps) {
  return (
    <div data-large={isLarge || undefined}>
      <dt>{term}</dt>
      <dd>
        {value && <b>{value}</b>}
        {text && <span>{text}</span>}
        {children}
      </dd>
    </div>
  )
}
