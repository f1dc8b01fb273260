import { doneSentence, sortNeeds, type Need } from '../../rules/work-queue'
import { paths } from '@/lib/paths'

type Props = { id: string; title: string; needs: Need[] }

/** Numbers that wait, each a link to the list it counts; below them, in one quiet line, where nothing does. */
export function WorkQueueCards({ id, title, needs }: Props) {
  const { waiting, failed } = sortNeeds(needs)
  const done = doneSentence(needs)
  return (
    <section className="fc-needs-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {waiting.length + failed.length > 0 && (
        <ul className="fc-needs">
          {waiting.map((need) => (
            <li key={need.key}>
              <a href={need.href} data-need={need.key} className={need.isLate ? 'fc-need fc-need--late' : 'fc-need'}>
                <b>{need.count}</b> <span>{need.words}</span>
              </a>
            </li>
          ))}
          {failed.map((need) => (
            <li key={need.key}>
              <a href={paths.admin} data-need={need.key} className="fc-need fc-need--failed">
                <b aria-hidden="true">?</b>
                <span>{need.words}: could not load. Try again.</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {done && <p className="fc-needs-done">{done}</p>}
    </section>
  )
}
