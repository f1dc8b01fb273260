import { DIET_KEYS, DIETS, type Diet } from '../../../rules/options'
import { ChipChoices } from '../ChipChoices'

type Props = { text: string; diets: readonly Diet[]; onChange: (diets: Diet[]) => void }

/** The ingredients that the family avoids. Meals that contain them are removed from the plan and the groceries immediately. */
export function DietChoices({ text, diets, onChange }: Props) {
  return (
    <ChipChoices
      legend="What does your family avoid?"
      choices={DIET_KEYS.map((key) => ({ key, label: DIETS[key].label }))}
      chosen={diets}
      onToggle={(diet, isAvoided) => onChange(isAvoided ? [...diets, diet] : diets.filter((one) => one !== diet))}
    >
      {text}
    </ChipChoices>
  )
}
