import type { Picture as PictureFacts } from '@/lib/media'
import type { Play } from '@/lib/court/play'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { LivePlay } from '@/components/court/LivePlay.client'
import { tightFrameOf } from '@/lib/court/frame'
import { playText } from '@/lib/court/words'
import { Picture } from '@/components/media/Picture'

type PostPictureProps = {
  picture: PictureFacts | null
  /** Shown without a picture. */
  play: Play
  sizes: string
  /** Omits the text alternative when the title is beside the picture. */
  isDecorative?: boolean
  isEarly?: boolean
  /** Lets the play of an article without a picture run once in view, instead of near the pointer. */
  isLive?: boolean
}

/** An article's picture; without an uploaded one, its play on maple. */
export function PostPicture({ picture, play, sizes, isDecorative, isEarly, isLive }: PostPictureProps) {
  if (picture) {
    const described = isDecorative ? { ...picture, alt: '' } : picture
    return <Picture picture={described} sizes={sizes} isEarly={isEarly} />
  }
  const drawing = { play, view: tightFrameOf(play), fit: 'xMidYMid meet' }
  if (!isLive) return <CourtDiagram {...drawing} className="on-maple" runs />
  return (
    <div className="relative">
      <LivePlay play={play} className="h-full" buttonClass="absolute right-4 bottom-4">
        <CourtDiagram {...drawing} title={playText(play)} className="on-maple h-full w-full" />
      </LivePlay>
    </div>
  )
}
