import { CourtDiagram } from '@/components/court/CourtDiagram'
import { plays } from '@/lib/court/plays'
import { Sample } from './Sample'

/** All plays of the playbook. */
export function PlaySamples() {
  return (
    <Sample title="Plays">
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.values(plays).map((play) => (
          <figure key={play.name}>
            <div className="rounded-card bg-ink-950 p-4">
              <CourtDiagram play={play} title={play.description} animate />
            </div>
            <figcaption className="mt-3">
              <b>{play.name}</b>
              <span className="block text-small text-ink-500">{play.description}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Sample>
  )
}
