import type { Field } from 'payload'
import { line, linkField } from './basic'

/** One tab of a page's texts: one section of the page. */
export function section(name: string, label: string, description: string, fields: Field[]) {
  return { name, label, description, fields }
}

/** The small line and the heading that open a section. */
export function heading(): Field[] {
  return [line('label', 'Small line above the heading.'), line('title', 'Heading of the section.')]
}

/** The word before what a player takes along from a stage. */
export function goalLabel(): Field {
  return line('goalLabel', 'Shown before what a player takes along from a stage.', {
    defaultValue: 'Goal',
    maxLength: 40,
  })
}

/** What a button says, and where it leads when that is for staff to choose. */
export function button(name: string, label: string): Field[] {
  return [
    {
      type: 'row',
      fields: [
        line(`${name}Label`, 'What it says.', { label: `${label}: text`, maxLength: 60 }),
        linkField(`${name}Href`, 'Where it leads, for example /player-registration.', { label: `${label}: link` }),
      ],
    },
  ]
}
