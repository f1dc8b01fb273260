import type { PayloadRequest, Block } from 'payload'
import { RESERVED_SLUGS } from '@/features/site/rules/blog'
import { POST_CATEGORIES, POST_CATEGORY_KEYS } from '@/features/site/rules/post-categories'
import { defineContent } from '../access/content'
import { denyField } from '../access/rules'
import { checkbox, line, listColumn, long, picture, select } from '../fields/basic'
import { contentCheck } from '../fields/content-check'
import { dayField } from '../fields/day'
import { withCell } from '../fields/list-columns'
import { playField } from '../film/play-field'
import { richText } from '../fields/rich-text'
import { titleSlug } from '../fields/slug'
import { numberPost } from '../hooks/number-post'
import { limitList } from '../limit-list'

/** A play of the playbook within a text. */
const PlayBlock: Block = {
  slug: 'play',
  labels: { singular: 'Drawn play', plural: 'Drawn plays' },
  fields: [playField('Readers can run it, step by step. A new play is drawn under Plays.')],
}

/** The articles of the blog. */
export const Posts = defineContent({
  slug: 'posts',
  isShareable: true,
  labels: { singular: 'Article', plural: 'Articles' },
  defaultSort: ['-date', '-number'],
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'lastAuthor', 'updatedAt', 'contentCheck', 'date'],
    pagination: { defaultLimit: 25 },
    baseFilter: limitList('scheduled', 'planned'),
    components: {
      beforeListTable: [
        '/features/dashboard/admin/lists/ListFilterNote#ListFilterNote',
        '/features/dashboard/admin/lists/PostChips#PostChips',
      ],
    },
    listSearchableFields: ['title', 'excerpt', 'slug', 'author'],
    description:
      'The blog, newest first. Drafts are saved as you write; visitors read an article once it is published.',
  },
  hooks: { beforeChange: [numberPost] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Article',
          description: 'Write for a parent on a phone. The first paragraph is large; a quote stands out.',
          fields: [
            withCell(
              line('title', 'The headline, in up to ten words.', { maxLength: 120 }),
              '/features/site/admin/posts/PostTitleCell#PostTitleCell',
            ),
            long('excerpt', 'One or two sentences for the card, for search engines and for shared links.', {
              required: true,
              maxLength: 160,
            }),
            picture('image', 'Optional, wide rather than tall. Without one a drawn play takes its place.', {
              label: 'Picture',
            }),
            playField('Optional. Shown without a picture; without both, the play of the category.'),
            richText(
              'content',
              'Short paragraphs under headings. Keep children to first name and last initial. {monthly}, {registration}, {total}, {ages} and {hours} become what Fees, Stages and Academy facts say.',
              {
                label: 'Text',
                blocks: [PlayBlock],
              },
            ),
          ],
        },
      ],
    },
    ...contentCheck(),
    listColumn('lastAuthor', 'Who', '/features/site/admin/posts/PostAuthorCell#PostAuthorCell'),
    titleSlug({ under: '/blog/', example: 'film-habits', reserved: RESERVED_SLUGS }),
    dayField('date', 'Shown on the article. The newest article is first on the blog.', { position: 'sidebar' }),
    select(
      'category',
      'What it is about. It is on the card, and sorts the blog.',
      POST_CATEGORY_KEYS.map((value) => ({ value, label: POST_CATEGORIES[value] })),
      { index: true, admin: { position: 'sidebar' } },
    ),
    checkbox('featured', 'The two newest featured articles open the blog.', { admin: { position: 'sidebar' } }),
    {
      name: 'author',
      type: 'text',
      required: true,
      maxLength: 80,
      defaultValue: ({ user }: { user?: { name?: string } | null }) => user?.name,
      admin: { position: 'sidebar', description: 'Who wrote it.' },
    },
    {
      name: 'authorRole',
      label: 'Role of the author',
      type: 'text',
      required: true,
      maxLength: 80,
      defaultValue: ({ req }: { req?: PayloadRequest }) => lastRole(req),
      admin: { position: 'sidebar', description: 'For example “Director and founder”. Shown after the name.' },
    },
    {
      name: 'number',
      type: 'number',
      unique: true,
      access: { create: denyField, update: denyField },
      admin: { position: 'sidebar', readOnly: true, description: 'Given by the site, once.' },
    },
  ],
})

// The author defaults to the user who opens the form, with the role from their newest article.
async function lastRole(req?: PayloadRequest): Promise<string | undefined> {
  const name = req?.user?.name
  if (!name) return undefined
  const where = { author: { equals: name } }
  const sort = ['-date', '-number']
  const select = { authorRole: true } as const
  const found = await req.payload.find({ collection: 'posts', where, sort, limit: 1, depth: 0, select })
  return found.docs[0]?.authorRole
}
