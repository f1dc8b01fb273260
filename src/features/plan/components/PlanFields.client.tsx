'use client'

import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ComponentProps } from 'react'
import { SelectField, TextField } from '@/components/form/controls'
import { Slider } from '@/components/form/Slider'
import { pluralize } from '@/lib/counts'
import { optionsOf } from '@/lib/options'
import { controlAttributes, FieldMessage } from '@/components/form/Field'
import type { PlanInput } from '../rules/body'
import { PLAN_LABELS } from '../rules/labels'
import { BOUNDS, GENDERS, GOAL_KEYS, goalLabel, needsParent, POSITIONS } from '../rules/options'
import type { PlanValues } from '../rules/schema'

type Props = { form: UseFormReturn<PlanValues, unknown, PlanInput>; grownUp: string }
type Name = Exclude<keyof PlanValues, 'grownUp'>

const ADULT = 18

/** The nine fields of a plan, and the checkbox for young players. */
export function PlanFields({ form, grownUp }: Props) {
  const { errors } = form.formState
  const [age, days] = useWatch({ control: form.control, name: ['age', 'trainingFrequency'] })
  const years = /^\s*\d+\s*$/.test(age) ? Number(age) : ADULT

  function field(name: Name) {
    return { ...form.register(name), id: name, label: PLAN_LABELS[name], error: errors[name]?.message }
  }

  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-6">
      <TextField {...field('name')} isOptional autoComplete="off" wrapper="col-span-6 sm:col-span-3" />
      <TextField {...field('age')} {...DIGITS} hint="Years" wrapper="col-span-3 sm:col-span-1" />
      <SelectField
        {...field('gender')}
        options={optionsOf(GENDERS)}
        placeholder="Choose"
        hint="For the formulas"
        wrapper="col-span-3 sm:col-span-2"
      />
      {needsParent(age) && <ParentTick text={grownUp} error={errors.grownUp?.message} {...form.register('grownUp')} />}
      <BodyFields field={field} />
      <SelectField
        {...field('position')}
        isOptional
        options={optionsOf(POSITIONS)}
        placeholder="Choose"
        wrapper="col-span-6 sm:col-span-3"
      />
      <SelectField
        {...field('goal')}
        options={GOAL_KEYS.map((value) => ({ value, label: goalLabel(value, years) }))}
        placeholder="Choose"
        wrapper="col-span-6 sm:col-span-3"
      />
      <Slider
        {...field('trainingFrequency')}
        min={BOUNDS.days.min}
        max={BOUNDS.days.max}
        output={days}
        hint="1 to 7. The plan also says what is a lot at which age."
        aria-valuetext={`${days} ${pluralize(Number(days), 'day')} a week`}
        wrapper="col-span-6"
      />
    </div>
  )
}

type Bind = (name: Name) => ReturnType<UseFormReturn<PlanValues>['register']> & {
  id: string
  label: string
  error?: string
}

function BodyFields({ field }: { field: Bind }) {
  return (
    <>
      <TextField {...field('feet')} {...DIGITS} hint="1 to 8" wrapper="col-span-3 sm:col-span-2" />
      <TextField {...field('inches')} {...DIGITS} hint="0 to 11" wrapper="col-span-3 sm:col-span-2" />
      <TextField
        {...field('weight')}
        hint="Pounds"
        inputMode="decimal"
        autoComplete="off"
        wrapper="col-span-6 sm:col-span-2"
      />
    </>
  )
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const

type ParentTickProps = Omit<ComponentProps<'input'>, 'className'> & { text: string; error?: string }

/** The checkbox for players under 13 only: a grown-up is with them. */
function ParentTick({ text, error, ...input }: ParentTickProps) {
  return (
    <div className={`field col-span-6 rounded bg-chalk-200 px-5 py-4 ${error ? 'error' : ''}`}>
      <label className="tick">
        <input {...input} {...controlAttributes('grownUp', error, text)} type="checkbox" />A grown-up is with me
      </label>
      <FieldMessage id="grownUp" error={error} hint={text} />
    </div>
  )
}
