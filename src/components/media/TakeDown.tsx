import { paths } from '@/lib/paths'
import styles from './take-down.module.css'

type TakeDownProps = {
  /** The subject of a removal request: a picture by its id, or a player by the slug of the page. */
  name: 'picture' | 'player'
  value: string
  className?: string
}

const LABELS = {
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
 * Requests the removal of a picture or a name after one confirmation, for anyone: a details element around a plain form, so
 * that it needs no JavaScript and no account, and the page stays static.
 */
export function TakeDown({ name, value, className = '' }: TakeDownProps) {
  const { label, question, confirm } = LABELS[name]
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
