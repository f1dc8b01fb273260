import { type FieldHook, type RowField, slugField, type TextField } from 'payload'
import { SLUG_SHAPE } from '@/features/people/rules/player-names'
import { toSlug } from '@/lib/slug'

type SlugOptions = {
  /** The part of the address before the slug: '/blog/'. */
  under: string
  /** The part of the address after the slug. */
  ending?: string
  example: string
  /** The field that the slug is generated from. */
  from?: string
  /** Slugs that the site's own routes use. */
  reserved?: readonly string[]
  maxLength?: number
}

/** The last part of an address. It is generated from the title until the first publication or until an editor changes it. */
export function titleSlug({
  under,
  ending = '',
  example,
  from = 'title',
  reserved = [],
  maxLength = 80,
}: SlugOptions): RowField {
  const validate: TextField['validate'] = (value: unknown) => {
    if (reserved.includes(String(value))) return `The site needs “${String(value)}” for itself. Choose another word.`
    return SLUG_SHAPE.test(String(value ?? '')) || `Use small letters and digits, joined by hyphens: ${example}.`
  }
  return slugField({
    useAsSlug: from,
    // Returns undefined instead of an empty slug: a second untitled draft would violate the unique index.
    slugify: ({ valueToSlugify }: { valueToSlugify?: unknown }) => toSlug(String(valueToSlugify ?? '')) || undefined,
    overrides: (row) => {
      const [generate, slug] = row.fields
      const description = `Makes the address: ${under}${example}${ending}. It follows the ${from} until you publish.`
      return {
        ...row,
        fields: [
          { ...generate, admin: { ...generate?.admin, description: `Whether the address still follows the ${from}.` } },
          {
            ...slug,
            label: 'Address',
            maxLength,
            validate,
            admin: { ...slug?.admin, description },
            hooks: { beforeValidate: [fillEmpty(from)] },
          },
        ] as RowField['fields'],
      }
    },
  })
}

// Payload takes an empty slug for an editor's own and stops generating it. An autosave sends one when it left before the answer of
// the previous autosave, which generated the slug, arrived.
function fillEmpty(from: string): FieldHook {
  return ({ data, originalDoc, value }) => value || originalDoc?.slug || toSlug(String(data?.[from] ?? '')) || value
}
