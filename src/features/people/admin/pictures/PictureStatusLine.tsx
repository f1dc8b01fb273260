import { describePictureStatus, PICTURE_STATUS_TAGS, type PictureStatus } from '../../rules/picture-status'

/** Whether a picture may be shown now, and why, told by words and not by color alone. */
export function PictureStatusLine({ standing, withNames }: { standing: PictureStatus; withNames: boolean }) {
  const { state, words } = describePictureStatus(standing, withNames)
  const { label, tone } = PICTURE_STATUS_TAGS[state]
  return (
    <>
      <span className={`fc-tag fc-tag--${tone}`}>{label}</span> {words}
    </>
  )
}
