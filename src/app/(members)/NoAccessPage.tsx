import { paths } from '@/lib/paths'
import { setStatus } from '@/server/http/raw-response'
import styles from '@/features/film/components/shared/room.module.css'

/** The page for members without access, and for unknown addresses: both look the same. */
export function NoAccessPage({ title, text }: { title: string; text: string }) {
  setStatus(404)
  return (
    <div className={`wrap ${styles.empty}`}>
      <p className="label">Not here</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <a className="btn" href={paths.filmRoom}>
        Back to the film room
      </a>
    </div>
  )
}
