import type { Field } from 'payload'
import { line, linkField } from './basic'

/** A tab with the texts of one section of the page. */
export function section(name: string, label: string, description: string, fields: Field[]) {
  return { name, label, description, fields }
}

/** The small line and the heading at the top of a section. */
export function heading(): Field[] {
  return [line('label', 'Small line above the heading.'), line('title', 'Heading of the section.')]
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
    {
      type: 'row',
      fields: [
        line(`${name}Label`, 'What it says.', { label: `${label}: text`, maxLength: 60 }),
        linkField(`${name}Href`, 'Where it leads, for example /player-registration.', { label: `${label}: link` }),
      ],
    },
  ]
}
