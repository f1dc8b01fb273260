import { toWords, type Field } from 'payload'
import { mapFields } from './map-fields'

/**
 * Labels each field without a label of its own by its name in sentence case, like our own screens: “Date of birth”. Payload's
 * own labels are in title case.
 */
export function labelInSentenceCase(fields: Field[]): Field[] {
  return mapFields(fields, (field) => ({ ...field, ...labelOf(field) }) as Field)
}

function labelOf(field: Field): { label?: string } {
  const isLabeled = !('name' in field) || ('label' in field && field.label !== undefined)
  return isLabeled || !field.name || field.name === 'id' ? {} : { label: sentenceCase(toWords(field.name)) }
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase()
}
