import type { PrivateTrainingPage } from '@/payload-types'
import { playersOf, sessionsOf } from '../../rules/training'

const [STEP, RADIUS, MIDDLE] = [54, 20, 32]

type Rate = Pick<PrivateTrainingPage['rates']['items'][number], 'title' | 'detail'>

/** Who shares an hour: the coach, and a circle for each player, dashed for those who need not come. Nothing when the texts do not say. */
export function PlayersDrawing({ rate }: { rate: Rate }) {
  const players = playersOf(rate)
  if (!players) return null
  const labels = Array.from({ length: players.most }, (_, index) => String(index + 1))
  return (
    <Row count={labels.length + 1.5}>
      <g className="play">
        <path className="dots" d={`M${MIDDLE + RADIUS + 8} ${MIDDLE}H${MIDDLE + 1.5 * STEP - RADIUS - 8}`} />
      </g>
      <Mark at={0} label="C" />
      {labels.map((label, index) => (
        <Mark key={label} at={index + 1.5} label={label} isOptional={index >= players.least} />
      ))}
    </Row>
  )
}

/** The sessions of a package, a ball for each and a dashed one for more. Nothing when the text does not say how many. */
export function SessionsDrawing({ detail }: { detail: string }) {
  const count = sessionsOf(detail)
  if (!count) return null
  return (
    <Row count={count + 1}>
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} className="ball" cx={MIDDLE + index * STEP} cy={MIDDLE} r={RADIUS} />
      ))}
      <Mark at={count} label="+" isOptional />
    </Row>
  )
}

function Row({ count, children }: { count: number; children: React.ReactNode }) {
  return (
    <svg
      viewBox={`${MIDDLE - RADIUS - 1} 0 ${count * STEP} ${2 * MIDDLE}`}
      className="court-diagram"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

function Mark({ at, label, isOptional }: { at: number; label: string; isOptional?: boolean }) {
  const x = MIDDLE + at * STEP
  return (
    <g className="player">
      <circle cx={x} cy={MIDDLE} r={RADIUS} strokeDasharray={isOptional ? '5 6' : undefined} />
      <text x={x} y={MIDDLE} dy="0.35em">
        {label}
      </text>
    </g>
  )
}
