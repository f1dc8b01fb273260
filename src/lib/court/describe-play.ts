import { COURT, distance, type Point } from './geometry'
import { RIM, type Drawing, type Play } from './play'
import { timelineOf, type TimedStep } from './timeline'
import { endOf, positionAt, type Leg } from './track'

/** Returns the text of each step: its own, or one generated from its moves. */
export function stepTexts(play: Drawing): string[] {
  const { steps } = timelineOf(play)
  return play.steps.map(({ say }, index) => say ?? describe(steps[index]!, play))
}

/** Returns the whole play as text: its description and the numbered steps. */
export function playText(play: Play): string {
  return [play.description, ...stepTexts(play).map((text, index) => `Step ${index + 1}: ${text}`)].join(' ')
}

function describe(step: TimedStep, play: Drawing): string {
  const [first = 'The players wait', ...others] = step.legs
    .toSorted((one, other) => one.start - other.start || Number(isPlayerMove(one)) - Number(isPlayerMove(other)))
    .map((leg) => describeLeg(leg, step, play))
  const text = others.length > 0 ? `${first} while ${joined(others)}` : first
  return `${text.replace(/^(player|the)\b/, (word) => word[0]!.toUpperCase() + word.slice(1))}.`
}

function isPlayerMove({ receiver }: Leg): boolean {
  return receiver === undefined
}

function describeLeg(leg: Leg, step: TimedStep, play: Drawing): string {
  const who = nameOf(leg.who, play)
  const at = describeArea(leg.curve.to)
  switch (leg.type) {
    case 'cut':
      return `${who} ${leg.isDefense ? 'moves' : 'cuts'} to ${at.name}`
    case 'dribble':
      return `${who} dribbles to ${at.name}`
    case 'screen': {
      const screened = opponentAt(leg, step, play)
      return `${who} screens ${screened ? `${nameOf(screened, play)} ` : ''}${at.preposition} ${at.name}`
    }
    case 'shot':
      return `${who} ${distance(leg.curve.from, COURT.rim) < NEAR_RIM ? 'finishes' : 'shoots'}`
    case 'handoff':
      return `${who} hands the ball to ${nameOf(leg.receiver ?? '', play)} ${at.preposition} ${at.name}`
    case 'pass':
      if (!leg.receiver) return 'the ball leaves the court'
      return `${who} passes to ${nameOf(leg.receiver, play)} ${at.preposition} ${at.name}`
  }
}

const NEAR_RIM = 75
const REACH = 50

function opponentAt(leg: Leg, step: TimedStep, play: Drawing): string | undefined {
  const at = endOf(step).starts
  const isNear = (label: string) =>
    [at.get(label), positionAt(step, label, 0)].some((point) => point && distance(point, leg.line.to) < REACH)
  return play.players.find(({ label, team }) => (team === 'defense') !== leg.isDefense && isNear(label))?.label
}

function nameOf(label: string, { players }: Drawing): string {
  if (label === RIM) return 'the rim'
  return players.some((player) => player.label === label && player.team === 'defense') ? label : `player ${label}`
}

function joined(texts: string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
}

type CourtArea = { preposition: 'at' | 'in' | 'on' | 'near'; name: string }

/** Returns the name of a place on the court: left and right as in the drawing, with the basket at the top. */
export function describeArea([x, y]: Point): CourtArea {
  const middle = COURT.rim[0]
  const side = x < middle ? 'left' : 'right'
  const away = Math.abs(x - middle)
  if (distance([x, y], COURT.rim) < 60) return { preposition: 'at', name: 'the basket' }
  if (y > 330) return { preposition: 'near', name: 'half court' }
  if (away > 150 && y < 115) return { preposition: 'in', name: `the ${side} corner` }
  if (away > 120) return { preposition: 'on', name: `the ${side} wing` }
  if (y > 215) return { preposition: 'at', name: 'the top' }
  if (away > 35 && y > 150) return { preposition: 'at', name: `the ${side} elbow` }
  if (away > 65) return { preposition: 'on', name: `the ${side} side of the key` }
  return { preposition: 'in', name: 'the key' }
}
