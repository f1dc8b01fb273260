import { Thanks } from '@/components/form/Thanks'
import { paths } from '@/lib/paths'
import type { TryoutTexts } from '../rules/word-rules'

/** Confirms a tryout form that was submitted without JavaScript. */
export function TryoutSuccess({ texts, reference }: { texts: TryoutTexts; reference: string }) {
  return (
    <section aria-labelledby="tryout-done" data-stored="">
      <Thanks id="tryout-done" title={texts.thanksTitle} text={texts.thanks} reference={reference}>
        <a className="btn big mt-8" href={paths.home}>
          Return to Home
        </a>
      </Thanks>
    </section>
  )
}
