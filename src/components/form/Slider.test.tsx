import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slider } from './Slider'

test('ranges from 0 to 100 in steps of 1 by default', () => {
  const html = renderToStaticMarkup(<Slider id="volume" name="volume" label="Volume" />)
  for (const attribute of ['type="range"', 'min="0"', 'max="100"', 'step="1"']) expect(html).toContain(attribute)
})

test('uses the given range and step', () => {
  const html = renderToStaticMarkup(<Slider id="days" name="days" label="Days" min={1} max={7} hint="Days a week" />)
  for (const attribute of ['min="1"', 'max="7"', 'aria-describedby="days-hint"']) expect(html).toContain(attribute)
})
