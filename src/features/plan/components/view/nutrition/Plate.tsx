import styles from './nutrition.module.css'
import planStyles from '../../plan.module.css'

const PARTS = [
  ['plants', 'Half the plate', 'Vegetables and fruit, many colors'],
  ['grains', 'A quarter', 'Rice, potatoes, pasta, tortillas, best whole grain'],
  ['protein', 'A quarter', 'Beans, eggs, fish, chicken, tofu'],
  ['drink', 'Next to it', 'Water, or a glass of milk or fortified soy drink'],
] as const

const DESCRIPTION =
  'A plate: one half vegetables and fruit, one quarter grains or potatoes, one quarter protein, and a glass next to it.'

/** For young players the plate comes before any number. */
export function Plate() {
  return (
    <section aria-labelledby="plate-heading" className={planStyles.section}>
      <h2 id="plate-heading">Your plate</h2>
      <div className={styles.plate}>
        <svg viewBox="0 0 260 200" role="img" aria-label={DESCRIPTION}>
          <circle className={styles.rim} cx="100" cy="100" r="96" />
          <path className={styles.plants} d="M97 20a80 80 0 0 0 0 160z" />
          <path className={styles.grains} d="M103 20a80 80 0 0 1 80 77h-80z" />
          <path className={styles.proteinShare} d="M183 103a80 80 0 0 1-80 77v-77z" />
          <path className={styles.drink} d="M210 62h44l-5 76h-34z" />
        </svg>
        <dl>
          {PARTS.map(([key, share, foods]) => (
            <div key={key}>
              <dt>
                <i className={styles.swatch} data-part={key} />
                {share}
              </dt>
              <dd>{foods}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
