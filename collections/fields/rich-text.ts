import type { Block, FieldAffectingData, RichTextField, TextField } from 'payload'
import {
  BlocksFeature,
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { line, validateLink } from './basic'
import { withoutFullNames } from './without-full-names'

type RichTextOptions = Partial<Pick<RichTextField, 'label' | 'required'>> & {
  /** What editors can place between paragraphs, besides pictures. */
  blocks?: Block[]
}

/** A long text with headings, lists, links, quotes and pictures; required unless set otherwise. */
export function richText(
  name: string,
  description: string,
  { blocks = [], ...options }: RichTextOptions = {},
): RichTextField {
  return {
    name,
    type: 'richText',
    required: true,
    ...options,
    editor: lexicalEditor({
      features: [...richTextFeatures(), ...(blocks.length > 0 ? [BlocksFeature({ blocks })] : [])],
    }),
    admin: { description },
  }
}

/** Editor features for long texts. HTML and code are not available, so that the text is shown exactly as written. */
export function richTextFeatures() {
  return [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    // Pasted URLs stay plain text, so that every link is set on purpose.
    LinkFeature({ enabledCollections: [], disableAutoLinks: true, fields: linkFields }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [CAPTION] } },
    }),
  ]
}

const CAPTION = line('caption', 'Optional, below the picture. Never a child’s full name.', {
  required: false,
  validate: withoutFullNames,
})

function linkFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): FieldAffectingData[] {
  return defaultFields.flatMap((field) => {
    if (field.name === 'newTab') return []
    if (field.name === 'linkType') return [{ ...field, admin: { hidden: true } } as FieldAffectingData]
    return [field.name === 'url' ? { ...ADDRESS } : field]
  })
}

const ADDRESS: TextField = {
  name: 'url',
  label: 'Address',
  type: 'text',
  required: true,
  maxLength: 500,
  validate: validateLink,
  admin: { description: 'A page of this site such as /academy, or a full address beginning with https://' },
}
