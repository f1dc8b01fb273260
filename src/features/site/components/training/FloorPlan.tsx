import { courtLines } from '@/lib/court/geometry'
import styles from './figures.module.css'

const COURT_AT = [20, 20] as const
const LANE = { x: 560, y: 20, width: 420, height: 110 }
const CORNER = { x: 560, y: 170, width: 420, height: 270 }
const RACKS = [604, 734]
const PLATES = [866, 910, 954]
const LEGEND = [
  { number: 1, at: [270, 330] },
  { number: 2, at: [900, 75] },
  { number: 3, at: [900, 380] },
] as const

/** Court, turf lane and weights from above, numbered like players. The list below names them. */
export function FloorPlan() {
  return (
    <svg viewBox="16 16 968 428" className={`${styles.floorPlan} court-diagram`} aria-hidden="true" focusable="false">
      <g className="court">
        <g transform={`translate(${COURT_AT.join(' ')})`}>
          {courtLines().map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <rect {...LANE} />
        <path d={yardLines()} />
        <rect {...CORNER} />
        {RACKS.map((x) => (
          <path key={x} d={`M${x} 220h70v70h-70zM${x - 22} 255h114M${x - 22} 237v36M${x + 92} 237v36`} />
        ))}
        {PLATES.map((cx) => (
          <circle key={cx} cx={cx} cy={230} r={19} />
        ))}
        <path d="M584 410h200M584 390h200M620 380v40M660 380v40M700 380v40M740 380v40" />
      </g>
      {LEGEND.map(({ number, at: [x, y] }) => (
        <g key={number} className="player">
          <circle cx={x} cy={y} r={30} />
          <text x={x} y={y} dy="0.35em">
            {number}
          </text>
        </g>
      ))}
    </svg>
  )
}

function yardLines(): string {
  const marks = Array.from({ length: 6 }, (_, index) => LANE.x + (index + 1) * 60)
  return marks.map((x) => `M${x} ${LANE.y}v16M${x} ${LANE.y + LANE.height - 16}v16`).join('')
}
