import { paths } from '@/lib/paths'
import { Peg } from './Peg'
import styles from './sent.module.css'

type Props = { playerName: string; playerFirstName: string; onAnother: () => void }

/** Offers a form for a sibling, and a link to the home page. */
export function AnotherChild({ playerName, playerFirstName, onAnother }: Props) {
  return (
    <section className={styles.again} aria-labelledby="another-heading">
      <div className={styles.rail} aria-hidden="true">
        <Peg name={playerName} label={playerFirstName} note="Number to come" />
        <Peg label="Next peg" note="A brother or sister">
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
