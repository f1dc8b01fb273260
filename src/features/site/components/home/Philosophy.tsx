import type { HomePage } from '@/payload-types'
import { SectionHead } from '@/components/ui/SectionHead'
import { Static } from '@/components/ui/Static'

/** The academy's philosophy, in a few short paragraphs. */
export function Philosophy({ philosophy }: { philosophy: HomePage['philosophy'] }) {
  return (
    <section className="section" aria-labelledby="philosophy-heading">
      <div className="wrap split">
        <SectionHead id="philosophy-heading" label={philosophy.label} title={philosophy.title} />
        <Static as="div" className="grid content-start gap-6">
          {(philosophy.paragraphs ?? []).map(({ id, text }, index) => (
            <p key={id ?? text} className={index === 0 ? 'lede' : undefined}>
              {text}
            </p>
          ))}
        </Static>
      </div>
    </section>
  )
}
