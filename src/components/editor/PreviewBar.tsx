import { paths } from '@/lib/paths'
import { RefreshOnSave } from './RefreshOnSave.client'
import styles from './preview-bar.module.css'

/** Tells an editor that this is a draft, leads back to the site as everyone sees it, and follows what is typed. */
export function PreviewBar({ origin }: { origin: string }) {
  return (
    <aside className={styles.previewBar} aria-label="Preview">
      <p>You see drafts. Visitors see what is published.</p>
      <a href={paths.previewExit}>Leave the preview</a>
      <RefreshOnSave origin={origin} />
    </aside>
  )
}
