import { Sample } from './Sample'

/** The type scale, from the hero down to the label. */
export function TypeSample() {
  return (
    <Sample title="Type">
      <p className="font-display text-hero leading-none font-black uppercase">Ready</p>
      <h2>Heading two, then calm text</h2>
      <h3 className="mt-4">Heading three</h3>
      <p className="lede mt-4">A lede of one or two sentences, at twenty pixels.</p>
      <p className="mt-4">Body text at seventeen pixels, with a measure of thirty-eight rem at most.</p>
      <span className="label mt-4">A label</span>
    </Sample>
  )
}
