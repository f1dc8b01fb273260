import type { ReactNode } from 'react'
import '@/components/styles/court.css'
import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { BrandLogo } from '../Brand'
import styles from './sign-in.module.css'

/**
 * The page around each form of a sign-in: the brand on one side, the form on the other. Payload wraps its views in a section,
 * where a `header` is no landmark.
 */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div role="banner" className={styles.side}>
        <CourtDiagram play={plays.backdoor} className={styles.play} />
        <BrandLogo />
        <p>The back office, for registrars, coaches, editors and treasurers. Families and players sign in elsewhere.</p>
      </div>
      <main className={styles.pane}>{children}</main>
    </div>
  )
}
