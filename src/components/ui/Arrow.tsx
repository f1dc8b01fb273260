/** The arrow of a button or card, which travels a little on hover. Drawn, since our text face has none. */
export function Arrow({ leaving }: { leaving?: boolean }) {
  return (
    <svg
      className={leaving ? undefined : 'go'}
      width="17"
      height="13"
      viewBox="0 0 17 13"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={leaving ? 'M4 11.5L13 2.5M5.5 2H13.5V10' : 'M0 6.5h15.5M10 1l5.5 5.5L10 12'} />
    </svg>
  )
}
