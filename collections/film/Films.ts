import type { DocumentTabCondition, Field, TextFieldSingleValidation } from 'payload'
import { FILM_CATEGORIES, FILM_LEVELS, RESERVED_FILM_SLUGS } from '@/features/film/rules/films'
import { parseVideoLink } from '@/features/film/rules/video-link'
import { defineContent } from '../access/content'
import { only } from '../access/rules'
import { line, long, orderField, picture, relation, select, withinLength } from '../fields/basic'
import { dayField } from '../fields/day'
import { toOptions } from '../fields/options'
import { titleSlug } from '../fields/slug'
import { takeLength } from '../hooks/take-length'
import { versionDrawnQuizzes } from '../hooks/version-quiz'
import { IN_MINUTES } from './clock-components'
import { captionField, chapterField } from './film-parts'
import { playField } from './play-field'

const MAX_LINK = 500
/** The longest film: four hours. */
const MAX_SECONDS = 4 * 60 * 60

/** The films of the film room. Members read them through the film room's own queries, never through the API. */
export const Films = defineContent({
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  defaultSort: 'order',
  writers: ['editor', 'coach'],
  readers: only('editor', 'coach'),
  admin: {
    group: 'Film room',
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'level', 'order', '_status'],
    listSearchableFields: ['title', 'description', 'coach'],
    description: 'What members watch, in the order of the modules: passing a quiz unlocks the quiz of the next film.',
    components: {
      views: {
        edit: {
          watched: {
            Component: '/features/film/admin/watched/WhoWatched#WhoWatched',
            path: '/watched',
            tab: { label: 'Who watched', href: '/watched', condition: maySeeWatched, order: 150 },
          },
        },
      },
    },
  },
  hooks: { beforeValidate: [takeLength], afterChange: [versionDrawnQuizzes] },
  fields: [
    line('title', 'What the film teaches, in up to eight words.', { maxLength: 100 }),
    chapterField,
    {
      name: 'questions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/film/admin/FilmQuestions#FilmQuestions' },
      },
    },
    long('description', 'Two or three sentences: what to look for while watching.', { required: true, maxLength: 600 }),
    captionField,
    titleSlug({ under: '/film-room/', example: 'help-side-rotations', reserved: RESERVED_FILM_SLUGS }),
    {
      name: 'file',
      label: 'Film file',
      type: 'upload',
      relationTo: 'film-files',
      admin: {
        position: 'sidebar',
        description:
          'An MP4 or WebM up to 100 MB. Its length is read from it. Only members can watch it. Leave it empty for a link.',
      },
    },
    {
      name: 'videoUrl',
      label: 'Link',
      type: 'text',
      maxLength: MAX_LINK,
      validate: withinLength(validateVideoUrl, MAX_LINK) as TextFieldSingleValidation,
      admin: {
        position: 'sidebar',
        description: 'YouTube or Vimeo, or a host listed in the film room’s settings. Used when no file is given.',
      },
    },
    {
      name: 'duration',
      label: 'Length',
      type: 'number',
      required: true,
      min: 1,
      max: MAX_SECONDS,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SECONDS) ||
        'Enter the minutes and seconds the film lasts, at most four hours: 1:30 for a minute and a half.',
      admin: {
        ...IN_MINUTES,
        position: 'sidebar',
        description: 'Minutes and seconds. Cards show whole minutes.',
        // The duration of an uploaded film is read from its file.
        condition: (data: { file?: unknown } | undefined) => !data?.file,
        components: {
          ...IN_MINUTES.components,
          afterInput: ['/features/film/admin/lazy.client#FetchDuration'],
        },
      },
    } as Field,
    select('category', 'Shown on the card; members filter by it.', toOptions(FILM_CATEGORIES), {
      index: true,
      admin: { position: 'sidebar' },
    }),
    select('level', 'Who it is for.', toOptions(FILM_LEVELS), {
      defaultValue: FILM_LEVELS[0],
      admin: { position: 'sidebar' },
    }),
    {
      ...line('coach', 'Who made or chose it.', { maxLength: 80 }),
      admin: { position: 'sidebar', description: 'Who made or chose it.' },
    } as Field,
    picture('thumbnail', 'Optional. Without one the card shows a drawn play of its category.', {
      label: 'Picture',
      admin: { position: 'sidebar' },
    }),
    playField(
      'Shown on the card when there is no picture, and next to questions without a play of their own. Choose one that shows every player the words name.',
      'sidebar',
    ),
    relation('divisions', 'divisions', 'The divisions that may watch it. Empty: every member.', {
      label: 'Only for',
      hasMany: true,
      admin: { position: 'sidebar' },
    }),
    {
      ...dayField('dateAssigned', 'Assigns it to everybody who may watch it. Leave it empty otherwise.', {
        position: 'sidebar',
      }),
      required: false,
      defaultValue: undefined,
    } as Field,
    orderField(),
  ],
})

// Editors manage films but may not read data about players.
function maySeeWatched({ permissions }: Parameters<DocumentTabCondition>[0]): boolean {
  return Boolean(permissions.collections?.['film-views']?.read)
}

const validateVideoUrlText =
  'This link cannot be played. Use a YouTube or Vimeo address, or an https address with “embed” of a host listed in the film room’s settings.'

async function validateVideoUrl(
  value: Parameters<TextFieldSingleValidation>[0],
  { data, req }: Parameters<TextFieldSingleValidation>[1],
): Promise<true | string> {
  if (!value) return Boolean((data as { file?: unknown }).file) || 'Give a film file or a link.'
  const settings = await req.payload.findGlobal({ slug: 'film-settings', depth: 0, req })
  const hosts = (settings.hosts ?? []).map(({ host }) => host)
  return parseVideoLink(value, hosts) !== null || validateVideoUrlText
}
