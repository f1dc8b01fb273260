import type { DataRow } from './row'

/** What the site shows of people, as staff wrote it. */
export const siteRows: DataRow[] = [
  {
    table: 'media',
    columns: [
      'alt',
      'shown',
      'without_people',
      'url',
      'thumbnail_u_r_l',
      'filename',
      'mime_type',
      'filesize',
      'width',
      'height',
      ...focus(),
      ...sizes(),
    ],
    what: 'Pictures, without the place where they were taken',
    class: 'picture',
    from: 'office',
    purpose: 'To show the academy, as far as the family agreed',
    readers: ['everybody'],
    until: 'picture',
  },
  {
    table: 'media_rels',
    columns: ['players_id'],
    what: 'Who can be seen on a picture',
    class: 'picture',
    from: 'office',
    purpose: 'To take the picture off the site as soon as a family does not want it there',
    readers: ['admin', 'editor', 'registrar'],
    until: 'picture',
  },
  {
    table: 'takedown_requests',
    columns: ['entry_id', 'picture_id', 'player_id', 'state', 'at'],
    what: 'That a picture or a name was asked to be taken down, and what was decided',
    class: 'record',
    from: 'system',
    purpose: 'To keep off the site what was asked away',
    readers: ['admin', 'editor', 'registrar'],
    until: 'picture',
  },
  {
    table: 'albums_pictures',
    columns: ['picture_id', 'caption'],
    what: 'Captions of pictures',
    class: 'picture',
    from: 'office',
    purpose: 'To tell what they show',
    readers: ['everybody'],
    until: 'picture',
  },
  {
    table: 'film_files',
    columns: ['title', 'duration', 'url', 'thumbnail_u_r_l', 'filename', 'mime_type', 'filesize', 'width', 'height'],
    what: 'Films of games and practices',
    class: 'picture',
    from: 'office',
    purpose: 'To teach',
    readers: ['members', 'admin', 'editor', 'coach'],
    until: 'picture',
  },
  {
    table: 'testimonials',
    columns: ['name', 'role', 'content', 'rating', 'image_id', 'featured'],
    what: 'What a family says about the academy',
    class: 'words',
    from: 'family',
    purpose: 'To tell other families',
    readers: ['everybody'],
    until: 'published',
  },
  {
    table: 'cities',
    columns: ['testimonial_quote', 'testimonial_author', 'testimonial_location'],
    what: 'What a family of a city says about the academy',
    class: 'words',
    from: 'family',
    purpose: 'To tell other families',
    readers: ['everybody'],
    until: 'published',
  },
  {
    table: 'cities_local_players',
    columns: ['text'],
    what: 'What players of a city say, without their names',
    class: 'words',
    from: 'family',
    purpose: 'To tell other families',
    readers: ['everybody'],
    until: 'published',
  },
  {
    table: 'coaches',
    columns: ['name', 'role', 'bio', 'focus', 'since', 'number', 'portrait_id'],
    what: 'Who coaches',
    class: 'staff',
    from: 'office',
    purpose: 'So that families know who teaches their children',
    readers: ['everybody'],
    until: 'published',
  },
  {
    table: 'posts',
    columns: ['author', 'author_role'],
    what: 'Who wrote an article',
    class: 'staff',
    from: 'office',
    purpose: 'To stand by what was written',
    readers: ['everybody'],
    until: 'published',
  },
]

function focus(): string[] {
  return ['focal_x', 'focal_y']
}

function sizes(): string[] {
  const facts = ['url', 'width', 'height', 'mime_type', 'filesize', 'filename']
  return ['card', 'wide'].flatMap((size) => facts.map((fact) => `sizes_${size}_${fact}`))
}
