import type { Field } from 'payload'
import { line, linkField, long, row } from './basic'

/** A tab with the texts of one section of the page. */
export function section(name: string, label: string, description: string, fields: Field[]) {
  return { name, label, description, fields }
}

/** The small line and the heading at the top of a section, and its text where `text` describes one. */
export function heading(text?: string): Field[] {
  const fields = [line('label', 'Small line above the heading.'), line('title', 'Heading of the section.')]
  return text ? [...fields, long('text', text, { required: true, maxLength: 300 })] : fields
}

/** The small line, the headline and the lede at the top of a page. */
export function headline(title: string): Field[] {
  return [
    line('label', 'Small line above the headline.'),
    line('title', title, { maxLength: 40 }),
    long('lede', 'One or two sentences under the headline.', { required: true, maxLength: 300 }),
  ]
}

/** The tab of the last call of a page: a title and the given buttons. */
export function closing(buttons = button('button', 'Button'), description = 'The last call of the page.') {
  return section('closing', 'Closing call', description, [line('title', 'The call, in a few words.'), ...buttons])
}

/** The label in front of the goal of a stage. */
export function goalLabel(): Field {
  return line('goalLabel', 'Shown before what a player takes along from a stage.', {
    defaultValue: 'Goal',
    maxLength: 40,
  })
}

/** The text of a button, and its link when staff may choose it. */
export function button(name: string, label: string): Field[] {
  return [
    row(
      line(`${name}Label`, 'What it says.', { label: `${label}: text`, maxLength: 60 }),
      linkField(`${name}Href`, 'Where it leads, for example /player-registration.', { label: `${label}: link` }),
    ),
  ]
}
