import { GEAR, GEAR_KEYS, WEIGHTS_FROM, type Gear } from '../../../rules/options'
import { ChipChoices } from '../ChipChoices'

type Props = { age: number; missingGear: readonly Gear[]; onChange: (missingGear: Gear[]) => void }

/** The available equipment. Exercises that need something else are replaced immediately. */
export function GearChoices({ age, missingGear, onChange }: Props) {
  const choices = GEAR_KEYS.filter((thing) => thing !== 'weights' || age >= WEIGHTS_FROM)
  return (
    <ChipChoices
      isQuiet
      legend="What do you have to train with?"
      choices={choices.map((key) => ({ key, label: GEAR[key] }))}
      chosen={choices.filter((thing) => !missingGear.includes(thing))}
      onToggle={(thing, isThere) =>
        onChange(isThere ? missingGear.filter((one) => one !== thing) : [...missingGear, thing])
      }
    >
      Untick what is missing, and exercises that do without take its place.
    </ChipChoices>
  )
}
