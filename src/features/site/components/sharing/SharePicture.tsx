import { boardImage, COLORS, PICTURE, positionedLabels } from './board'
import { Brand } from './Brand'
import type { Play } from '@/lib/court/play'
import { drawable, fitTitle, TITLE_LINE_HEIGHT, TITLE_WIDTH } from './fit'
import type { ShareCard } from '../../server/share-cards'

const MARGIN = 64
const NUMBER_BOX = 40

/** The link preview picture of a page, for the rendering library: all styles are inline, all boxes are flexboxes. */
export function SharePicture({ academyName, label, title, play, isHome }: ShareCard) {
  const { size, lines } = fitTitle(title)
  return (
    <div style={{ ...PICTURE, display: 'flex', background: COLORS.ink, color: COLORS.chalk, fontFamily: 'Text' }}>
      <Board play={play} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: TITLE_WIDTH + MARGIN + 20,
          padding: `52px 0 48px ${MARGIN}px`,
        }}
      >
        <Brand name={academyName} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <Label text={label} />
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              marginTop: 22,
              fontFamily: 'Display',
              fontWeight: 900,
              fontSize: size,
              lineHeight: TITLE_LINE_HEIGHT,
              letterSpacing: '-0.005em',
            }}
          >
            {lines.map((line, index) => (
              <Line key={line} text={line} hasAccent={isHome && index === lines.length - 1} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function Line({ text, hasAccent }: { text: string; hasAccent: boolean }) {
  const last = text.lastIndexOf(' ') + 1
  if (!hasAccent) return <div style={{ whiteSpace: 'nowrap' }}>{text}</div>
  return (
    <div style={{ display: 'flex', whiteSpace: 'pre' }}>
      <span>{text.slice(0, last)}</span>
      <span style={{ color: COLORS.ember }}>{text.slice(last)}</span>
    </div>
  )
}

function Board({ play }: { play: Play }) {
  const image = `data:image/svg+xml;base64,${Buffer.from(boardImage(play)).toString('base64')}`
  return (
    <div style={{ ...PICTURE, display: 'flex', position: 'absolute', left: 0, top: 0 }}>
      <img src={image} alt="" {...PICTURE} style={{ position: 'absolute', left: 0, top: 0 }} />
      {positionedLabels(play).map(({ label, x, y, color }) => (
        <div
          key={label}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            position: 'absolute',
            left: x - NUMBER_BOX / 2,
            top: y - NUMBER_BOX / 2,
            width: NUMBER_BOX,
            height: NUMBER_BOX,
            fontFamily: 'Display',
            fontWeight: 800,
            fontSize: 26,
            lineHeight: 1,
            color,
          }}
        >
          {label}
        </div>
      ))}
    </div>
  )
}

function Label({ text }: { text: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <div style={{ width: 40, height: 4, background: COLORS.ember }} />
      <div style={{ fontSize: 21, fontWeight: 600, letterSpacing: '0.08em', textTransform: 'uppercase' }}>
        {drawable(text)}
      </div>
    </div>
  )
}
