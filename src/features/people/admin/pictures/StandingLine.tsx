import { describeStanding, STANDING_TAGS, type Standing } from '../../rules/picture-standing'

/** Whether a picture may be shown now, and why, told by words and not by color alone. */
export function StandingLine({ standing, withNames }: { standing: Standing; withNames: boolean }) {
  const { state, words } = describeStanding(standing, withNames)
  const { label, tone } = STANDING_TAGS[state]
  return (
    <>
      <span className={`fc-tag fc-tag--${tone}`}>{label}</span> {words}
    </>
  )
}
