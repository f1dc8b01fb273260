import { defineContent } from '../access/content'
import { line, long, picture } from '../fields/basic'
import { titleSlug } from '../fields/slug'
import { withoutFullNames, withoutNamesInPicture } from '../fields/without-full-names'
import { list } from '../fields/lists'

/** Picture albums of one occasion each. */
export const Albums = defineContent({
  slug: 'albums',
  labels: { singular: 'Album', plural: 'Albums' },
  defaultSort: '-date',
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'date', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'description'],
    description:
      'The media page, newest first. Show only children whose families have consented, and write no full names.',
  },
  fields: [
    line('title', 'The occasion, in a few words. No full names of children.', {
      maxLength: 80,
      validate: withoutFullNames,
    }),
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      admin: {
        description: 'The day of the occasion.',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
      },
    },
    long('description', 'One or two sentences about the occasion. No full names of children.', {
      maxLength: 400,
      validate: withoutFullNames,
    }),
    picture('cover', 'The picture of the album on the media page. Without one, the first picture is used.'),
    list(
      'pictures',
      ['Picture', 'Pictures'],
      [1, 60],
      'In this order. Only pictures whose families have consented; a child is never named in full.',
      [
        picture('picture', 'Its text alternative is written once, with the picture itself.', { required: true }),
        line('caption', 'What happens in it, without the name of a child who is tagged on the picture.', {
          required: false,
          maxLength: 160,
          validate: withoutNamesInPicture as never,
        }),
      ],
    ),
    titleSlug({ under: '/media/', example: 'first-open-gym' }),
  ],
})
