import { paths } from '@/lib/paths'
import styles from './take-down.module.css'

type TakeDownProps = {
  /** What is asked away: a picture by its id, or a player by the address of the page. */
  name: 'picture' | 'player'
  value: string
  label?: string
  className?: string
}

/**
 * One tap takes a picture or a name off the site, for whoever asks: a plain form that needs no scripts and no account,
 * and leaves the page static.
 */
export function TakeDown({ name, value, label = 'Ask to take this down', className = '' }: TakeDownProps) {
  return (
    <form action={paths.takedown} method="post" className={`${styles.takeDown} ${className}`}>
      <input type="hidden" name={name} value={value} />
      <button type="submit">{label}</button>
    </form>
  )
}
