import type { Picture as PictureFacts } from '@/lib/media'
import type { Play } from '@/lib/court/play'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { LivePlay } from '@/components/court/LivePlay.client'
import { tightFrameOf } from '@/lib/court/frame'
import { playText } from '@/lib/court/describe-play'
import { Picture } from '@/components/media/Picture'

type PostPictureProps = {
  picture: PictureFacts | null
  /** Shown without a picture. */
  play: Play
  sizes: string
}

/** An article's picture, in the first view; without an uploaded one its play on maple, which runs once. */
export function PostPicture({ picture, play, sizes }: PostPictureProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} isEarly />
  return (
    <div className="relative">
      <LivePlay play={play} className="h-full" buttonClass="absolute right-4 bottom-4">
        <CourtDiagram {...drawingOf(play)} title={playText(play)} className="on-maple h-full w-full" />
      </LivePlay>
    </div>
  )
}

/** The play on the card of an article without a picture, which runs near the pointer. */
export function PostDrawing({ play }: { play: Play }) {
  return <CourtDiagram {...drawingOf(play)} className="on-maple" runs />
}

function drawingOf(play: Play) {
  return { play, view: tightFrameOf(play), fit: 'xMidYMid meet' }
}
