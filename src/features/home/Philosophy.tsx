import type { HomePage } from '@/payload-types'

/** What the academy believes, in a few short paragraphs. */
export function Philosophy({ philosophy }: { philosophy: HomePage['philosophy'] }) {
  return (
    <section className="section" aria-labelledby="philosophy-heading">
      <div className="wrap split">
        <div>
          <span className="label">{philosophy.label}</span>
          <h2 id="philosophy-heading" className="mt-5">
            {philosophy.title}
          </h2>
        </div>
        <div className="grid content-start gap-6">
          {(philosophy.paragraphs ?? []).map(({ id, text }, index) => (
            <p key={id ?? text} className={index === 0 ? 'lede' : undefined}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}
