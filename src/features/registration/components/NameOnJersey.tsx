import { useWatch, type Control } from 'react-hook-form'
import type { TryoutInput } from '../rules/registration-schema'
import { shortName } from '../rules/sent-form'
import { Peg } from './sent/Peg'
import styles from './sent/sent.module.css'

type Props = { control: Control<TryoutInput>; defaults?: Partial<TryoutInput> }

/** The jersey beside the heading of the form: an outline, until the name in the form appears on its cloth. */
export function NameOnJersey({ control, defaults = {} }: Props) {
  const [first = defaults.playerFirstName, last = defaults.playerLastName] = useWatch({
    control,
    name: ['playerFirstName', 'playerLastName'],
  })
  return (
    <div className={styles.hook} aria-hidden="true">
      <Peg name={shortName(first, last)} />
    </div>
  )
}
