import { describePictureStatus, PICTURE_STATUS_TAGS, type PictureStatus } from '../../rules/picture-status'

/** Shows whether a picture may be shown now, and why, as text and not by color alone. */
export function PictureStatusLine({ standing: status, withNames }: { standing: PictureStatus; withNames: boolean }) {
  const { state, text } = describePictureStatus(status, withNames)
  const { label, tone } = PICTURE_STATUS_TAGS[state]
  return (
    <>
      <span className={`fc-tag fc-tag--${tone}`}>{label}</span> {text}
    </>
  )
}
