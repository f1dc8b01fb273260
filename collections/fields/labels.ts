import { toWords, type Field } from 'payload'

/**
 * Labels each field without a label of its own by its name in sentence case, like our own screens: “Date of birth”. Payload's
 * own labels are in title case.
 */
export function labelInSentenceCase(fields: Field[]): Field[] {
  return fields.map((field) => ({ ...field, ...labelOf(field), ...fieldsWithin(field) }) as Field)
}

function labelOf(field: Field): { label?: string } {
  const isLabeled = !('name' in field) || ('label' in field && field.label !== undefined)
  return isLabeled || !field.name || field.name === 'id' ? {} : { label: sentenceCase(toWords(field.name)) }
}

function fieldsWithin(field: Field): object {
  if (field.type === 'tabs')
    return { tabs: field.tabs.map((tab) => ({ ...tab, fields: labelInSentenceCase(tab.fields) })) }
  if (field.type === 'blocks') {
    return { blocks: field.blocks.map((block) => ({ ...block, fields: labelInSentenceCase(block.fields) })) }
  }
  return 'fields' in field ? { fields: labelInSentenceCase(field.fields) } : {}
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase()
}
