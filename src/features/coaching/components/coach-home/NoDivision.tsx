import { paths } from '@/lib/paths'
import { CoachHead } from './CoachHead'
import styles from '@/features/film/components/shared/room.module.css'

/** Shown to a coach without a division. */
export function NoDivision({ name }: { name: string }) {
  return (
    <>
      <CoachHead name={name} divisions={[]} current={null} board={null} behind={0} />
      <div className={`wrap ${styles.empty}`}>
        <h2>No division yet</h2>
        <p>
          Your board fills as soon as the registrar has noted which divisions you look after. Until then the library is
          open to you.
        </p>
        <a className="btn" href={paths.filmRoom}>
          Open the library
        </a>
      </div>
    </>
  )
}

/** Shown for a division whose table would be empty. */
export function NothingYet({ division, hasPlayers }: { division: string; hasPlayers: boolean }) {
  return (
    <p className={styles.coachNone}>
      {hasPlayers
        ? `There is no film for ${division} yet. The table begins with the first one.`
        : `${division} has no players in the film room yet. The registrar adds them, and they appear here.`}
    </p>
  )
}
