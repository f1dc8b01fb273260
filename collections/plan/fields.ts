import type { Field } from 'payload'
import { BOUNDS, GOALS, POSITIONS, STYLES } from '@/features/plan/rules/options'
import { optionsOf } from '@/lib/options'
import { numberField } from '../fields/basic'

type SelectOptions = { label?: string; required?: boolean; defaultValue?: string }

/** A select of one key of a labels constant. */
export function choice(
  name: string,
  labels: Record<string, string>,
  description: string,
  { required = true, ...options }: SelectOptions = {},
): Field {
  return { name, type: 'select', required, ...options, options: optionsOf(labels), admin: { description } } as Field
}

/** A select of any number of keys of a labels constant. */
export function choices(name: string, labels: Record<string, string>, description: string, label?: string): Field {
  return { name, label, type: 'select', hasMany: true, options: optionsOf(labels), admin: { description } } as Field
}

/** The minimum age of players who see a document. */
export function minAgeField(what: string): Field {
  return numberField('minAge', `Players below this age never see ${what}.`, {
    label: 'From age',
    min: BOUNDS.age.min,
    max: BOUNDS.age.max,
    defaultValue: BOUNDS.age.min,
    step: 1,
  })
}

/** The goals that a document is for. */
export function goalsField(): Field {
  return choices('goals', GOALS, 'Shown first to players with one of these goals. Leave it empty for all of them.')
}

/** The positions that a document is for. */
export function positionsField(): Field {
  const { none: _, ...positions } = POSITIONS
  return choices('positions', positions, 'Only for these positions. Leave it empty for everybody.')
}

/** The eating styles that a document is for. */
export function stylesField(description: string): Field {
  return choices('styles', STYLES, description)
}
