import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { contentPath, PAGED_COLLECTIONS } from '@/lib/content-paths'
import { openTo } from '../access/rules'
import { revalidateCollection } from '../hooks/revalidate'

const MOVABLE = ['/blog/', '/events/', '/locations/', '/media/']

/** Redirects from old addresses. Created when a published address changes; staff may add more. */
export const redirects = redirectsPlugin({
  collections: [...PAGED_COLLECTIONS],
  overrides: {
    labels: { singular: 'Old address', plural: 'Old addresses' },
    access: openTo('editor'),
    disableDuplicate: true,
    admin: {
      group: 'Site',
      useAsTitle: 'from',
      hideAPIURL: true,
      description: 'Addresses that have moved. Renaming a published page writes them by itself.',
    },
    hooks: revalidateCollection,
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'from'
          ? ({
              ...field,
              label: 'Old address',
              validate: validateFrom,
              admin: { description: 'The path people may still use, for example /blog/an-old-title.' },
            } as typeof field)
          : field,
      ),
  },
})

/** Validates the source path. The endpoint that handles reported 404 addresses has already validated its own, so they pass. */
const validateFrom: TextFieldSingleValidation = async (value, { previousValue, req, siblingData }) => {
  if (req.context.isMissingAddress === true || (value && value === previousValue)) return true
  const isMovable = typeof value === 'string' && /^\/[\w\-/.]+$/.test(value) && MOVABLE.some((p) => value.startsWith(p))
  if (!isMovable) return `Enter a path below ${MOVABLE.join(', ')}: no other address can be moved here.`
  // The server applies redirects before it resolves pages.
  const { to } = siblingData as { to?: { type?: string } }
  return to?.type === 'custom' && (await isPublished(req, value)) ? 'A page has this address now.' : true
}

async function isPublished(req: PayloadRequest, path: string): Promise<boolean> {
  const slug = path.split('/').at(-1)
  const collection = PAGED_COLLECTIONS.find((one) => contentPath(one, { slug }) === path)
  if (!collection) return false
  const where = { slug: { equals: slug }, _status: { equals: 'published' } }
  return (await req.payload.count({ collection, where, req })).totalDocs > 0
}
