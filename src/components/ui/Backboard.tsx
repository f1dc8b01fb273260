import styles from './ended-link.module.css'

/** The backboard from the front. At the end of the time its edge is lit, and the shot clock above it is at zero. */
export function Backboard({ isExpired }: { isExpired?: boolean }) {
  return (
    <svg viewBox="0 0 400 344" className={styles.board} aria-hidden="true" focusable="false">
      {isExpired && (
        <>
          <path d="M140 70V4H260V70ZM170 70V88M230 70V88" />
          <text x="200" y="58">
            0:00
          </text>
        </>
      )}
      <path className={isExpired ? styles.lit : undefined} d="M10 88H390V306H10Z" />
      <path d="M138 280V184H262V280" />
      <path
        className={styles.net}
        d="M153 284L176 340M182 290L168 322M200 292L176 340M218 290L232 322M247 284L224 340M200 292L224 340"
      />
      <ellipse className={styles.rim} cx="200" cy="283" rx="48" ry="9" />
    </svg>
  )
}
