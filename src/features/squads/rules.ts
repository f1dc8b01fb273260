import { divisionAge } from '@/lib/divisions'

/** What a squad works on at its age: the label of the phase and one line about it. */
export type Phase = { label: string; description: string }

/** The phase of an age: the number in a division's key. */
export function phaseOf(age: number): Phase {
  return PHASES.find(({ upTo }) => age <= upTo) ?? LAST_PHASE
}

/** The label of the phase of an age, for example "Foundation Phase" for 9. */
export function phaseLabel(age: number): string {
  return phaseOf(age).label
}

/** Youngest first. By number: as text 10U would stand before 9U. */
export function byAge<Division extends { key: string }>(divisions: readonly Division[]): Division[] {
  return [...divisions].sort((one, other) => divisionAge(one.key) - divisionAge(other.key))
}

const PHASES: (Phase & { upTo: number })[] = [
  { upTo: 7, label: 'First Touch', description: 'Making friends with the ball, the floor and the team.' },
  { upTo: 9, label: 'Foundation Phase', description: 'Establishing baseline skill and team awareness.' },
  { upTo: 11, label: 'Expansion Phase', description: 'Using more space, making more decisions, trusting both hands.' },
  { upTo: 13, label: 'Identity Phase', description: 'Finding own strengths and playing to them within the team.' },
  {
    upTo: 15,
    label: 'Performance Phase',
    description: 'Playing fast, thinking faster, leading louder with D1-style practices.',
  },
  {
    upTo: 17,
    label: 'Transition Phase',
    description: 'Taking a role among older players and preparing the next step.',
  },
]

const LAST_PHASE: Phase = {
  label: 'Advanced Training',
  description: 'Training like a professional and passing it on to the squads below.',
}
