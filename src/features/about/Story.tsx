import type { AboutPage } from '@/payload-types'

/** What the academy is and why. */
export function Story({ story }: { story: AboutPage['story'] }) {
  return (
    <section id="about" className="section" aria-labelledby="about-heading">
      <div className="wrap split">
        <div>
          <span className="label">{story.label}</span>
          <h2 id="about-heading" className="mt-5">
            {story.title}
          </h2>
        </div>
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
