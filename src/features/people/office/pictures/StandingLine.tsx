import { describeStanding, type Standing } from '../../rules/picture-standing'

/** Whether a picture may be shown now, told by words and not by color alone. */
export function StandingLine({ standing, withNames }: { standing: Standing; withNames: boolean }) {
  const { isShown, words } = describeStanding(standing, withNames)
  const tone = isShown ? 'ok' : words.startsWith('Held back') ? 'bad' : 'secondary'
  return <span className={`fc-tag fc-tag--${tone}`}>{words}</span>
}
