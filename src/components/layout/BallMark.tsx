/** The academy's logo: a basketball outline in ember, unless the ground is ember. */
export function BallMark({ size = 34, color = '#ff5420' }: { size?: number; color?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" fill="none" stroke={color} strokeWidth="2" aria-hidden="true">
      <circle cx="17" cy="17" r="15" />
      <path d="M2 17h30M17 2v30M6 6c6 6 6 16 0 22M28 6c-6 6-6 16 0 22" />
    </svg>
  )
}
