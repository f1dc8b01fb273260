import styles from './result.module.css'

/** Renders the badge of a film: the ball through the rim, in the color of the court's wood. */
export function FilmBadge({ title }: { title: string }) {
  return (
    <p className={styles.filmBadge}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22" className={styles.badgeWood} />
        <circle cx="24" cy="15" r="6.5" className={styles.badgeBall} />
        <path
          d="M12 24h24M14.5 24l4 14M33.5 24l-4 14M20.5 24l2 14M27.5 24l-2 14M16.5 31h15"
          className={styles.badgeNet}
        />
      </svg>
      <span>
        <b>Badge earned</b>
        {title}
      </span>
    </p>
  )
}
