import { Discussion } from './Discussion.client'
import styles from '../shared/comments.module.css'

/** Renders the comments on a film. The session identifies the reader and author. */
export function Comments({ film }: { film: { slug: string; title: string } }) {
  return (
    <section id="comments" className={styles.discussion} aria-labelledby="comments-title">
      <h2 id="comments-title">Comments</h2>
      <noscript>
        <p className={styles.discussionNote}>Comments need JavaScript. Please switch it on to read and write them.</p>
      </noscript>
      <Discussion slug={film.slug} />
    </section>
  )
}
