import styles from './figures.module.css'

/** A few numbers that say where somebody stands, each large above its word. */
export function Figures({ figures }: { figures: { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
