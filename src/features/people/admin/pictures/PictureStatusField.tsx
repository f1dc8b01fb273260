import type { UIFieldServerProps } from 'payload'
import { hasRole } from '@/lib/roles'
import { findPictureStatus } from '../../server/pictures'
import { loadOrNull } from '@/admin/load'
import { PictureStatusLine } from './PictureStatusLine'
import styles from './pictures.module.css'

/** Shows on a picture whether it may be shown now, and why not. Updates after each save. */
export async function PictureStatusField({ id, req }: UIFieldServerProps) {
  if (!id || !req.user) return null
  const status = await loadOrNull('picture-standing', () => findPictureStatus(String(id)))
  return (
    <section className={styles.standing} aria-labelledby="fc-standing-title">
      <h3 id="fc-standing-title">On the site</h3>
      {status ? (
        <p>
          <PictureStatusLine standing={status} withNames={hasRole(req.user, 'editor', 'registrar')} />
        </p>
      ) : (
        <p className="fc-field-error">Could not load whether it is shown. Reload the page to try again.</p>
      )}
    </section>
  )
}
