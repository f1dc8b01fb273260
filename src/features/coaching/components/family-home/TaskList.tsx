import { Tag } from '@/components/ui/Tag'
import { paths } from '@/lib/paths'
import { firstWord } from '@/lib/text'
import type { Assigned } from '@/features/film/server/api'
import type { Child } from '@/features/members/server/api'
import { describeDue, describeTask } from '../../rules/family-home'
import styles from './family.module.css'
import roomStyles from '@/features/film/components/shared/room.module.css'

/** Lists a child's assignments: open ones first, finished ones below. */
export function TaskList({ assigned, today, child }: { assigned: Assigned[]; today: string; child: Child }) {
  const name = firstWord(child.name)
  const open = assigned.filter(({ isDone }) => !isDone)
  const done = assigned.filter(({ isDone }) => isDone)
  if (assigned.length === 0)
    return <p className={roomStyles.coachNone}>No coach has assigned anything to {name} yet.</p>
  return (
    <>
      {open.length === 0 && <p className={roomStyles.coachNone}>Everything is done. Well done, {name}.</p>}
      <ul className={styles.taskList}>
        {[...open, ...done].map((task) => (
          <Task key={task.assignmentId ?? task.filmId} task={task} today={today} child={child.id} />
        ))}
      </ul>
    </>
  )
}

function Task({ task, today, child }: { task: Assigned; today: string; child: string }) {
  const due = describeDue(task.dueOn, today)
  return (
    <li>
      {task.isDone ? <Tag tone="ok">Done</Tag> : <Tag tone={due.tone}>{due.text}</Tag>}
      <div>
        <h3>
          <a href={paths.film(task.slug, child)}>{task.title}</a>
        </h3>
        <p>{describeTask(task)}</p>
        {task.note && <p className={styles.taskNote}>“{task.note}”</p>}
      </div>
    </li>
  )
}
