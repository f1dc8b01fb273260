import { jerseyNumber, JERSEYS } from '@/features/people/rules/jersey'
import type { JerseyCard } from '../../server/share-cards'
import { PICTURE } from './board'
import { Brand } from './Brand'
import { drawable, fitName } from './fit'

const MARGIN = 56
const NUMBER_SIZES = [0, 760, 560, 380, 290]

/** The link preview picture of a player: the cloth of the squad fills it. All styles are inline, all boxes are flexboxes. */
export function JerseyPicture({ academyName, name, number, position, division, place }: JerseyCard) {
  const { cloth, text, band } = JERSEYS[division]
  const { size, lines } = fitName(name)
  const drawn = jerseyNumber(number)
  return (
    <div style={{ ...PICTURE, display: 'flex', background: cloth, color: text, fontFamily: 'Text' }}>
      <div style={{ position: 'absolute', right: 0, top: 0, width: 26, height: PICTURE.height, background: band }} />
      {drawn && <BigNumber text={drawn.text} />}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: `${MARGIN}px 0 ${MARGIN}px ${MARGIN}px`,
        }}
      >
        <Brand name={academyName} color={text} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {lines.map((line) => (
            <Line key={line} text={line} size={size} />
          ))}
          <div style={{ marginTop: 22, fontSize: 28, fontWeight: 600 }}>
            {drawable([position, division].filter(Boolean).join(', '))}
          </div>
          <div style={{ marginTop: 4, fontSize: 28, fontWeight: 600 }}>{drawable(place)}</div>
        </div>
      </div>
    </div>
  )
}

function Line({ text, size }: { text: string; size: number }) {
  return (
    <div style={{ fontFamily: 'Display', fontWeight: 900, fontSize: size, lineHeight: 0.9, whiteSpace: 'nowrap' }}>
      {text}
    </div>
  )
}

// Cut by the lower edge, as on a jersey that is tucked in.
function BigNumber({ text }: { text: string }) {
  const size = NUMBER_SIZES[text.length]
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        right: 72,
        bottom: -20,
        fontFamily: 'Display',
        fontWeight: 900,
        fontSize: size,
        lineHeight: 0.84,
        letterSpacing: '-0.02em',
      }}
    >
      {text}
    </div>
  )
}
