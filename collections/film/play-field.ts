import type { Field } from 'payload'
import { FILM_PLAYS } from '@/features/film/rules/film-plays'
import { labelledOptions } from '../fields/options'

/** The drawn play of a film, a chapter or a question, selected by its picture. */
export function playField(description: string, position?: 'sidebar'): Field {
  return {
    name: 'play',
    label: 'Drawn play',
    type: 'select',
    options: labelledOptions(FILM_PLAYS),
    admin: {
      description,
      ...(position ? { position } : {}),
      components: { Field: '/features/film/admin/lazy.client#PlayField' },
    },
  }
}
