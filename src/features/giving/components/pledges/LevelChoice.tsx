import type { UseFormRegister } from 'react-hook-form'
import { FieldMessage } from '@/components/form/Field'
import { TextField } from '@/components/form/controls'
import { formatDollars } from '@/lib/money'
import { PLEDGE_LABELS } from '../../rules/pledge-labels'
import type { Level } from '../../rules/levels'
import { OTHER_AMOUNT } from '../../rules/pledge-options'
import type { PledgeInput } from '../../rules/pledge-schema'
import styles from './pledges.module.css'

type Props = {
  levels: Level[]
  register: UseFormRegister<PledgeInput>
  /** Called when the visitor enters a custom amount. */
  onOther: () => void
  errors: { level?: string; otherAmount?: string }
  defaults?: Partial<PledgeInput>
}

/** Renders the five levels and a custom amount as one radio group. */
export function LevelChoice({ levels, register, onOther, errors, defaults }: Props) {
  return (
    <fieldset className={styles.levels} id="level" aria-describedby={errors.level ? 'level-message' : undefined}>
      <legend className="sr-only">{PLEDGE_LABELS.level}</legend>
      {levels.map(({ amountCents, name, text }) => (
        <LevelRow
          key={name}
          register={register}
          value={`${amountCents}|${name}`}
          chosen={defaults?.level}
          figure={formatDollars(amountCents)}
          title={name}
          text={text}
        />
      ))}
      <LevelRow
        register={register}
        value={OTHER_AMOUNT}
        chosen={defaults?.level}
        figure="$"
        title="Any amount"
        text="Every dollar goes the same way."
      />
      <div className="field">
        <FieldMessage id="level" error={errors.level} />
      </div>
      <TextField
        {...register('otherAmount', { onChange: onOther })}
        id="otherAmount"
        label={PLEDGE_LABELS.otherAmount}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        placeholder="75"
        error={errors.otherAmount}
        defaultValue={defaults?.otherAmount}
        wrapper={styles.otherAmount}
      />
    </fieldset>
  )
}

type RowProps = {
  register: UseFormRegister<PledgeInput>
  value: string
  chosen?: string
  figure: string
  title: string
  text: string
}

function LevelRow({ register, value, chosen, figure, title, text }: RowProps) {
  return (
    <label className={styles.level}>
      <input type="radio" {...register('level')} value={value} defaultChecked={chosen === value} />
      <span className="num">{figure}</span>
      <span>
        <b>{title}</b>
        <span className="block">{text}</span>
      </span>
    </label>
  )
}
