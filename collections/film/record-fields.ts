import type { Field } from 'payload'

const KEPT = 'Written by the film room.'

/** Admin components that show a relation by its name in lists and forms, even when the document is in the trash. */
export const BY_NAME = {
  components: {
    Cell: '/features/film/admin/names/NameCell#NameCell',
    Field: '/features/film/admin/names/NameField#NameField',
  },
}

/** The member of a record. */
export function memberField(): Field {
  return {
    name: 'member',
    type: 'relationship',
    relationTo: 'members',
    required: true,
    index: true,
    admin: { ...BY_NAME, readOnly: true, description: KEPT },
  }
}

/** The film of a record. */
export function filmField(): Field {
  return {
    name: 'film',
    type: 'relationship',
    relationTo: 'films',
    required: true,
    index: true,
    admin: { ...BY_NAME, readOnly: true, description: KEPT },
  }
}

/** A number that the film room stores. `look`: the admin component that shows it. */
export function readOnlyNumber(name: string, description: string, look: object = {}): Field {
  return { name, type: 'number', required: true, defaultValue: 0, admin: { ...look, readOnly: true, description } }
}

/** The name of the record's member, used as the title of the record. */
export function memberNameField(): Field {
  return {
    name: 'memberName',
    type: 'text',
    virtual: 'member.name',
    admin: { hidden: true, description: 'Titles the record.' },
  }
}

/** A timestamp that the film room stores. */
export function readOnlyTime(name: string, description: string, label?: string): Field {
  return {
    name,
    ...(label ? { label } : {}),
    type: 'date',
    index: true,
    admin: { readOnly: true, description, date: { pickerAppearance: 'dayAndTime' } },
  }
}
