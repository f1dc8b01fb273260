import { defineCollection } from '../access/define'
import { ownDivisionsOr, WRITTEN_BY_SYSTEM } from '../access/rules'
import { IN_MINUTES } from './clock-components'
import { filmField, memberField, memberNameField, readOnlyNumber, readOnlyTime } from './record-fields'

/** Which member opened which film, and the progress. The film room writes it; coaches read their own divisions. */
export const FilmViews = defineCollection({
  slug: 'film-views',
  labels: { singular: 'View', plural: 'Views' },
  defaultSort: '-updatedAt',
  access: { read: ownDivisionsOr('member.divisions'), ...WRITTEN_BY_SYSTEM },
  admin: {
    group: 'Film room',
    useAsTitle: 'memberName',
    defaultColumns: ['member', 'film', 'watchedAt', 'share'],
    description: 'Written by the film room: when a member first opened a film, and how much of it they have seen.',
  },
  fields: [
    memberField(),
    memberNameField(),
    filmField(),
    readOnlyTime('watchedAt', 'When it was opened for the first time.', 'Opened'),
    readOnlyNumber('position', 'Where the member stopped.', IN_MINUTES),
    readOnlyNumber('share', 'How much of it was seen, in percent.'),
  ],
  indexes: [{ fields: ['member', 'film'], unique: true }],
})
