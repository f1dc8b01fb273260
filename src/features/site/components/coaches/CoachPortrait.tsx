import type { Coach } from '@/payload-types'
import { Picture } from '@/components/media/Picture'
import { toPicture } from '@/lib/media'
import { jerseyName } from '../../rules/coaches'
import styles from './coaches.module.css'

type CoachPortraitProps = { coach: Coach; tone: 'ink' | 'maple'; isFirst?: boolean }

const THIRD = '(min-width: 56.25rem) 27rem, (min-width: 40rem) 50vw, 100vw'
const HALF = '(min-width: 56.25rem) 34rem, 100vw'

/** The coach's portrait; without an uploaded one, the back of a jersey, drawn like the court. */
export function CoachPortrait({ coach, tone, isFirst }: CoachPortraitProps) {
  const picture = toPicture(coach.portrait)
  if (!picture) return <Jersey coach={coach} tone={tone} />
  return <Picture picture={picture} sizes={isFirst ? HALF : THIRD} isEarly={isFirst} className={styles.coachPortrait} />
}

function Jersey({ coach: { name, number }, tone }: CoachPortraitProps) {
  const { text, size } = jerseyName(name)
  return (
    <svg className={`${styles.coachPortrait} ${styles.jersey} on-${tone}`} viewBox="0 0 400 500" aria-hidden="true">
      <path d="M128 0C140 62 260 62 272 0" />
      <path d="M112 0C126 84 274 84 288 0" />
      <path d="M52 0C96 96 84 176 24 214V500M348 0C304 96 316 176 376 214V500" />
      <path d="M36 0C78 92 68 160 8 196V500M364 0C322 92 332 160 392 196V500" />
      <text x="200" y="152" fontSize={size}>
        {text}
      </text>
      <text className={styles.figure} x="200" y="432">
        {number}
      </text>
    </svg>
  )
}
