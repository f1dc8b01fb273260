import type { AboutPage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'

/** The academy's story. */
export function Story({ story }: { story: AboutPage['story'] }) {
  return (
    <section id="about" className="section" aria-labelledby="about-heading">
      <div className="wrap split">
        <SectionHead id="about-heading" label={story.label} title={story.title} />
        <div className="grid content-start gap-6">
          <p className="lede">{story.lede}</p>
          {(story.paragraphs ?? []).map(({ id, text }) => (
            <p key={id ?? text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
