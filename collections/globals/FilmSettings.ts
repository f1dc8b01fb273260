import { defineGlobal } from '../access/define'
import { denyAll, only } from '../access/rules'
import { checkbox, line, select } from '../fields/basic'

/** The settings of the film room. Its texts are in the film room page. */
export const FilmSettings = defineGlobal({
  slug: 'film-settings',
  label: 'Film room settings',
  access: { read: only('editor', 'coach', 'registrar'), update: only('coach', 'registrar'), readVersions: denyAll },
  admin: {
    group: 'Film room',
    description: 'Who reads comments first, who gets reminders, and which hosts films may play from.',
  },
  fields: [
    select(
      'review',
      'Others read a waiting comment once a coach has set it to visible.',
      [
        { value: 'under13', label: 'Those of players under 13' },
        { value: 'players', label: 'Those of all players' },
        { value: 'everyone', label: 'All but those of coaches' },
      ],
      { label: 'Comments that wait for a coach', defaultValue: 'under13' },
    ),
    checkbox('remind', 'A mail the day before something is due, only where it is not done, never at night.', {
      label: 'Remind families',
      defaultValue: true,
    }),
    {
      name: 'hosts',
      label: 'Other hosts films may play from',
      type: 'array',
      maxRows: 10,
      labels: { singular: 'Host', plural: 'Hosts' },
      admin: {
        description: 'Next to YouTube and Vimeo. Their pages are shown in a frame that can do nothing but play.',
      },
      fields: [
        line('host', 'Without https:// and path, for example films.example.org.', {
          maxLength: 120,
          validate: (value: unknown) =>
            /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(String(value)) || 'Enter a host name alone: films.example.org.',
        }),
      ],
    },
  ],
})
