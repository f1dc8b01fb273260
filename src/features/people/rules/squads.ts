import { withDefaults } from '@/lib/defaults'
import { divisionAge } from './divisions'

/** The development phase of a squad's age: its label and a one-line description. */
export type Phase = { label: string; description: string }

/** The phases with the oldest age of each, and the default texts. */
export const PHASES = {
  firstTouch: {
    upTo: 7,
    label: 'First Touch',
    description: 'Making friends with the ball, the floor and the team.',
  },
  foundation: {
    upTo: 9,
    label: 'Foundation Phase',
    description: 'Establishing baseline skill and team awareness.',
  },
  expansion: {
    upTo: 11,
    label: 'Expansion Phase',
    description: 'Using more space, making more decisions, trusting both hands.',
  },
  identity: {
    upTo: 13,
    label: 'Identity Phase',
    description: 'Finding own strengths and playing to them within the team.',
  },
  performance: {
    upTo: 15,
    label: 'Performance Phase',
    description: 'Playing fast, thinking faster, leading louder with D1-style practices.',
  },
  transition: {
    upTo: 17,
    label: 'Transition Phase',
    description: 'Taking a role among older players and preparing the next step.',
  },
  advanced: {
    upTo: Infinity,
    label: 'Advanced Training',
    description: 'Training like a professional and passing it on to the squads below.',
  },
} as const satisfies Record<string, Phase & { upTo: number }>

export type PhaseKey = keyof typeof PHASES
export const PHASE_KEYS = Object.keys(PHASES) as PhaseKey[]

/** The texts of the phases as edited by staff. */
export type PhaseTexts = Partial<Record<PhaseKey, Partial<Phase>>>

/** Returns the phase for an age (the number in a division's key), with the texts of staff. */
export function phaseOf(age: number, texts: PhaseTexts = {}): Phase {
  const key = PHASE_KEYS.find((one) => age <= PHASES[one].upTo)!
  const { label, description } = PHASES[key]
  return withDefaults<Phase>({ ...(texts[key] as Phase) }, { label, description })
}

/** Sorts divisions by age, youngest first. Compared as numbers: as text 10U would precede 9U. */
export function byAge<Division extends { key: string }>(divisions: readonly Division[]): Division[] {
  return [...divisions].sort((one, other) => divisionAge(one.key) - divisionAge(other.key))
}
