import { paths } from '@/lib/paths'
import { setStatus } from '@/server/http/raw-response'
import styles from '@/features/film/ui/room.module.css'

/** A page that is for other members, or that there is not: both look the same. */
export function NotYours({ title, text }: { title: string; text: string }) {
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
