import { paths } from '@/lib/paths'
import styles from './take-down.module.css'

type TakeDownProps = {
  /** What is asked away: a picture by its id, or a player by the address of the page. */
  name: 'picture' | 'player'
  value: string
  className?: string
}

const WORDS = {
  picture: {
    label: 'Hide this picture now',
    question: 'Hide this picture from the whole site? Our staff see that you did, and can bring it back.',
    confirm: 'Yes, hide the picture',
  },
  player: {
    label: 'Hide this name now',
    question: 'Hide this player from the whole site? Our staff see that you did, and can bring the name back.',
    confirm: 'Yes, hide the name',
  },
} as const

/**
 * Takes a picture or a name off the site after one question, for anyone who asks: a disclosure around a plain form, so
 * that it needs no scripts and no account, and the page stays static.
 */
export function TakeDown({ name, value, className = '' }: TakeDownProps) {
  const { label, question, confirm } = WORDS[name]
  return (
    <details className={`${styles.takeDown} ${className}`}>
      <summary>{label}</summary>
      <form action={paths.takedown} method="post">
        <input type="hidden" name={name} value={value} />
        <p>{question}</p>
        <button type="submit" className="btn dark">
          {confirm}
        </button>
      </form>
    </details>
  )
}
