import { Static } from '@/components/ui/Static'
import { BlankJersey, Jersey, JerseyShapes } from '@/features/people/components/squads/Jersey'
import { jerseyStyle } from '@/features/people/rules/jersey'
import { formatDay } from '@/lib/dates'
import { familyTitle, markOf, type HomeChild } from './home-child'
import { nextId } from './NextUp'
import styles from './home.module.css'

/** The head of the family's page: today, the family's name, and each child's jersey, which leads to the child's next thing. */
export function HomeHead({ family, today }: { family: HomeChild[]; today: string }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <JerseyShapes />
      <div>
        <p className="label">{formatDay(today, 'EEEE, MMMM d')}</p>
        <h1>{familyTitle(family)}</h1>
      </div>
      <nav aria-label="Your children">
        <ul className={styles.kids}>
          {family.map((child) => (
            <li key={child.id}>
              <a href={`#${nextId(child.id)}`}>
                <ChildJersey child={child} />
                <b>{child.firstName}</b>
                <small>{child.squad ?? child.divisions[0] ?? 'No squad yet'}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function ChildJersey({ child }: { child: HomeChild }) {
  const { number, squad } = child
  return (
    <Static as="div" className={styles.jersey} style={squad ? jerseyStyle(squad) : undefined} aria-hidden="true">
      {number && squad ? (
        <Jersey name="" number={number} />
      ) : (
        <BlankJersey initial={markOf({ ...child, number: null })} />
      )}
    </Static>
  )
}
