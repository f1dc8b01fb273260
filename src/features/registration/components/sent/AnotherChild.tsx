import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import styles from './sent.module.css'

type Props = { playerName: string; playerFirstName: string; onAnother: () => void }

/** Offers a form for a sibling, and a link to the home page. */
export function AnotherChild({ playerName, playerFirstName, onAnother }: Props) {
  return (
    <section className={styles.again} aria-labelledby="another-heading">
      <div className={styles.rail} aria-hidden="true">
        <Peg label={playerFirstName} note="Number to come">
          <path d={CLOTH} className={styles.cloth} />
          <text x="200" y="150">
            {playerName.toUpperCase()}
          </text>
          <circle cx="200" cy="300" r="82" />
        </Peg>
        <Peg label="Next peg" note="A brother or sister">
          <path d={CLOTH} className={styles.empty} />
          <path d="M200 225v110M145 280h110" className={styles.plus} />
        </Peg>
      </div>
      <div>
        <h3 id="another-heading">Is there another player at home?</h3>
        <p className="mt-3">We keep your address and contacts, so it takes about two minutes.</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
          <button type="button" className="btn line big" onClick={onAnother}>
            Add another child
          </button>
          <a className="inline-block py-2.5 font-bold underline" href={paths.home}>
            Return to Home
          </a>
        </div>
      </div>
    </section>
  )
}

const CLOTH = 'M118 8L156 0C170 30 230 30 244 0L282 8C284 66 298 112 346 138L352 470H48L54 138C102 112 116 66 118 8Z'

type PegProps = { label: string; note: string; children: ReactNode }

function Peg({ label, note, children }: PegProps) {
  return (
    <div className={styles.peg}>
      <svg viewBox="40 -6 320 484">{children}</svg>
      {label}
      <small>{note}</small>
    </div>
  )
}
