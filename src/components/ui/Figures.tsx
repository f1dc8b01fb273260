import styles from './figures.module.css'

/** A few key numbers, each in large type above its label. */
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
