import { paths } from '@/lib/paths'
import { RefreshOnSave } from './RefreshOnSave.client'
import styles from './preview-bar.module.css'

/** Tells editors that they see a draft, links to the published site, and updates when the draft is saved. */
export function PreviewBar({ origin }: { origin: string }) {
  return (
    <aside className={styles.previewBar} aria-label="Preview">
      <p>You see drafts. Visitors see what is published.</p>
      <a href={paths.previewExit}>Leave the preview</a>
      <RefreshOnSave origin={origin} />
    </aside>
  )
}
