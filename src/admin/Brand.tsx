import { BallMark } from '@/components/layout/BallMark'
import styles from './brand.module.css'

/** The academy's logo and name on the sign-in page. */
export function BrandLogo() {
  return (
    <span className={styles.brand}>
      <BallMark size={44} />
      <span>
        The Basketball
        <br />
        Academy
      </span>
    </span>
  )
}

/** The logo in the corner of every admin page. */
export function BrandIcon() {
  return <BallMark size={18} />
}
