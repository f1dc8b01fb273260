import type { SanitizedConfig } from 'payload'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { richTextFeatures } from '../collections/fields/rich-text'

type EditorConfig = Awaited<ReturnType<typeof editorConfigFactory.fromFeatures>>
type Content = ReturnType<typeof convertMarkdownToLexical>

export type MarkdownDocument = { data: Record<string, string | number | boolean>; content: Content }

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/

/** Creates a parser of Markdown files: the front matter becomes `data`, the text becomes a rich text field. */
export async function markdownReader(config: SanitizedConfig): Promise<(markdown: string) => MarkdownDocument> {
  const editorConfig: EditorConfig = await editorConfigFactory.fromFeatures({ config, features: richTextFeatures() })
  return (markdown) => {
    const [above = '', facts = ''] = FRONTMATTER.exec(markdown) ?? []
    const text = markdown.slice(above.length).trim()
    return { data: readFacts(facts), content: convertMarkdownToLexical({ editorConfig, markdown: text }) }
  }
}

/**
 * Parses lines such as `title: "Film habits"`, `number: 1` and `featured: false`. Values are JSON.
 * @throws Error naming the first invalid line
 */
export function readFacts(facts: string): MarkdownDocument['data'] {
  const lines = facts.split('\n').filter((line) => line.trim())
  return Object.fromEntries(
    lines.map((line) => {
      const [, key, value] = /^(\w+):\s*(.+?)\s*$/.exec(line) ?? []
      const parsed = value ? parse(value) : undefined
      if (!key || parsed === undefined) throw new Error(`This line above a text cannot be read: ${line}`)
      return [key, parsed]
    }),
  )
}

function parse(value: string): string | number | boolean | undefined {
  try {
    const parsed: unknown = JSON.parse(value)
    const isPlain = typeof parsed === 'string' || typeof parsed === 'number' || typeof parsed === 'boolean'
    return isPlain ? parsed : undefined
  } catch {
    return undefined
  }
}
