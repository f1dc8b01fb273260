import type { DataRow } from './row'

/** What the site shows of people, as staff wrote it. */
export const siteRows: DataRow[] = [
  {
    table: 'media',
    columns: [
      'alt',
      'shown',
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
