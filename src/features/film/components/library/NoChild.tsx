import { Button } from '@/components/ui/Button'
import { paths } from '@/lib/paths'
import styles from './library.module.css'

/** Shown to a parent until the academy has linked a player to the account. */
export function NoChild({ name }: { name: string }) {
  return (
    <div className={`wrap ${styles.failure}`}>
      <span className="label">Almost there</span>
      <h1>No player is linked yet</h1>
      <p className="lede">
        Hello {name}! The academy links your account to your player, so that only families of our players see the film
        room. Films, assignments and results appear here as soon as that is done.
      </p>
      <p>If you wait for long, tell us the name of your player and we will look into it.</p>
      <Button href={paths.contact} big arrow>
        Contact the academy
      </Button>
    </div>
  )
}
