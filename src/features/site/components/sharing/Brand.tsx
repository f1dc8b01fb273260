import { BallMark } from '@/components/layout/BallMark'
import { COLORS } from './board'
import { drawable } from './fit'

/** The logo and the academy's name, for the rendering library. @param color of the logo */
export function Brand({ name, color = COLORS.ember }: { name: string; color?: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
      {BallMark({ size: 50, color })}
      <div
        style={{
          maxWidth: 240,
          fontFamily: 'Display',
          fontWeight: 800,
          fontSize: 32,
          lineHeight: 0.92,
          textTransform: 'uppercase',
          textWrap: 'balance',
        }}
      >
        {drawable(name)}
      </div>
    </div>
  )
}
